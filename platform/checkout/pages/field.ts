import type { ServiceWords } from '#locales/words.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import type { CardField } from '../card-form.ts';
import type { TextField } from '../checkout-form.ts';
import type { FieldError } from '../validate-form.ts';

export interface FieldSettings {
  name: TextField | CardField;
  /** Empty for card fields: they are never shown again. */
  value: string;
  error: FieldError | undefined;
  /** HTML's name of what belongs here, so that browsers can fill it in. */
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric' | 'tel' | 'email';
  optional?: boolean;
  hint?: string;
  /** Over both columns. */
  wide?: boolean;
  maxlength?: number;
}

/** Label above, hint below, the error beside its field in words. The id is the name: the error summary links to it. */
export function field(words: ServiceWords['checkout'], settings: FieldSettings): Html {
  const { name, error, hint } = settings;
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field${settings.wide && ' field--wide'}">
<label for="${name}">${words.labels[name]}${settings.optional && html` <span class="field__optional">${words.optional}</span>`}</label>
<input id="${name}" name="${name}" type="${settings.type ?? 'text'}" value="${settings.value}" autocomplete="${settings.autocomplete}"${settings.inputmode && html` inputmode="${settings.inputmode}"`}${settings.maxlength && html` maxlength="${settings.maxlength}"`}${!settings.optional && html` aria-required="true"`}${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>
${error && html`<p class="field__error" id="${name}-error">${icon('alert')}<span>${errorText(words, name, error)}</span></p>`}
${hint && html`<p class="field__hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

export function errorText(words: ServiceWords['checkout'], name: TextField | CardField, error: FieldError): string {
  if (error === 'too_long') return words.tooLong;
  const texts: Partial<Record<FieldError, string>> = words.errors[name];
  return texts[error] ?? texts.required ?? words.tooLong;
}
