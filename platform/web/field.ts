import { type Html, html } from './html.ts';
import { icon } from './icon.ts';

export interface FieldSettings {
  /** The id too: an error summary links to it. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Left out for passwords and cards: they are never shown again. */
  value?: string;
  /** HTML's name of what belongs here, so that browsers can fill it in. */
  autocomplete: string;
  inputmode?: 'numeric' | 'tel' | 'email';
  /** The word for it; without, the field is required. */
  optional?: string;
  /** A field of a login: never corrected while typing; gets the focus if it is wrong. */
  isCredential?: boolean;
  /** Over both columns. */
  wide?: boolean;
  maxlength?: number;
  error: string | null;
  hint?: string;
}

/** Label above, hint below, the error beside its field in words. */
export function field({ name, error, hint, isCredential, ...settings }: FieldSettings): Html {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field${settings.wide && ' field--wide'}">
<label for="${name}">${settings.label}${settings.optional && html` <span class="field__optional">${settings.optional}</span>`}</label>
<input id="${name}" name="${name}" type="${settings.type ?? 'text'}"${settings.value !== undefined && html` value="${settings.value}"`} autocomplete="${settings.autocomplete}"${settings.inputmode && html` inputmode="${settings.inputmode}"`}${settings.maxlength && html` maxlength="${settings.maxlength}"`}${isCredential && html` autocapitalize="off" spellcheck="false"`}${!settings.optional && html` aria-required="true"`}${error && html` aria-invalid="true"`}${error && isCredential && html` autofocus`}${described && html` aria-describedby="${described}"`}>
${error && html`<p class="field__error" id="${name}-error">${icon('alert')}<span>${error}</span></p>`}
${hint && html`<p class="field__hint" id="${name}-hint">${hint}</p>`}
</div>`;
}
