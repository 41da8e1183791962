import type { ServiceWords } from '#locales/words.ts';
import type { TextField } from '../checkout-form.ts';
import type { FieldError } from '../validate-form.ts';

/** A field's fault, in words. */
export function errorText(
  words: ServiceWords['checkout'],
  name: TextField,
  error: FieldError | undefined,
): string | null {
  if (!error) return null;
  if (error === 'too_long') return words.tooLong;
  const texts: Partial<Record<FieldError, string>> = words.errors[name];
  return texts[error] ?? texts.required ?? words.tooLong;
}
