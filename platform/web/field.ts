import { type Html, type HtmlValue, html } from './html.ts';
import { icon } from './icon.ts';

interface Labelled {
  /** The id too: an error summary links to it. */
  name: string;
  label: string;
  /** The word for it; without, the field is required. */
  optional?: string;
  /** Over both columns. */
  wide?: boolean;
  error: string | null;
  hint?: string;
}

export interface FieldSettings extends Labelled {
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Left out for passwords and cards: they are never shown again. */
  value?: string;
  /** HTML's name of what belongs here, so that browsers can fill it in. */
  autocomplete: string;
  inputmode?: 'numeric' | 'tel' | 'email';
  /** A field of a login: never corrected while typing; gets the focus if it is wrong. */
  isCredential?: boolean;
  maxlength?: number;
  /** Another value shows the page again, where there are scripts. */
  updates?: boolean;
}

export function field({ isCredential, ...settings }: FieldSettings): Html {
  const { name, error } = settings;
  return labelled(
    settings,
    html`<input id="${name}" name="${name}" type="${settings.type ?? 'text'}"${settings.value !== undefined && html` value="${settings.value}"`} autocomplete="${settings.autocomplete}"${settings.inputmode && html` inputmode="${settings.inputmode}"`}${settings.maxlength && html` maxlength="${settings.maxlength}"`}${isCredential && html` autocapitalize="off" spellcheck="false"`}${stateOf(settings)}${error && isCredential && html` autofocus`}${settings.updates && html` data-update`}>`,
  );
}

/** A choice of one. */
export function selectField({
  options,
  chosen,
  none,
  ...settings
}: Labelled & { options: readonly (readonly [value: string, text: string])[]; chosen: string; none: string }): Html {
  const { name } = settings;
  return labelled(
    settings,
    html`<select id="${name}" name="${name}"${stateOf(settings)}><option value="">${none}</option>${options.map(
      ([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
    )}</select>`,
  );
}

/** Label above, hint below, the error beside its field in words. */
function labelled({ name, label, error, hint, ...settings }: Labelled, control: HtmlValue): Html {
  return html`<div class="field${settings.wide && ' field--wide'}">
<label for="${name}">${label}${settings.optional && html` <span class="field__optional">${settings.optional}</span>`}</label>
${control}
${error && html`<p class="field__error" id="${name}-error">${icon('alert')}<span>${error}</span></p>`}
${hint && html`<p class="field__hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

function stateOf({ name, optional, error, hint }: Labelled): Html {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`${!optional && html` aria-required="true"`}${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}`;
}
