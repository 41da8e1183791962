/** The fields that forms are made of, as valibot schemas; the message of an issue is the code of the error, which the words are found by. */
import {
  check,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
  pipe,
  rawTransform,
  safeParse,
  string,
  transform,
} from 'valibot';
import { parseEmail } from '../customer/email.ts';
import { cleanLine, cleanLines, countCharacters, hasContent } from '../customer/typed-text.ts';

/** `dots`, of an e-mail: at the beginning, at the end or two in a row. */
export type TextError = 'required' | 'too_long' | 'format' | 'dots';

const isNotLonger = (limit: number) => check((text: string) => countCharacters(text) <= limit, 'too_long' as const);
const isThere = check<string, 'required'>(hasContent, 'required');

/** @param limit characters */
export const optionalLine = (limit: number) => pipe(string(), transform(cleanLine), isNotLonger(limit));
export const requiredLine = (limit: number) => pipe(string(), transform(cleanLine), isThere, isNotLonger(limit));
export const optionalLines = (limit: number) => pipe(string(), transform(cleanLines), isNotLonger(limit));
export const requiredLines = (limit: number) => pipe(string(), transform(cleanLines), isThere, isNotLonger(limit));

export const email = pipe(
  string(),
  rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseEmail(dataset.value);
    if (parsed.ok) return parsed.email;
    addIssue({ message: parsed.error });
    return NEVER;
  }),
);

/** A field read by a parser of texts; null is the error. */
export const parsed = <Value>(parse: (text: string) => Value | null, error: string) =>
  pipe(
    string(),
    rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== null) return value;
      addIssue({ message: error });
      return NEVER;
    }),
  );

type Form<Entries extends ObjectEntries> = ObjectSchema<Entries, undefined>;

/** The fields of a form, in the order of its schema, which is the order in which they are shown, told and checked. */
export const fieldsOf = <Entries extends ObjectEntries>(form: Form<Entries>) =>
  Object.keys(form.entries) as (keyof Entries & string)[];

/**
 * Checks every field at once, so that one hears of all mistakes together: one code for each wrong field, the first one.
 *
 * @param input of any type, since it may come as JSON: what is no text counts as empty
 */
export function parseForm<Entries extends ObjectEntries, Code extends string = TextError>(
  form: Form<Entries>,
  input: Partial<Record<keyof Entries, unknown>>,
): { ok: true; values: InferOutput<Form<Entries>> } | { ok: false; errors: { [Field in keyof Entries]?: Code } } {
  const texts = Object.fromEntries(fieldsOf(form).map((field) => [field, textOf(input[field])]));
  const result = safeParse(form, texts, { abortPipeEarly: true });
  if (result.success) return { ok: true, values: result.output };
  const errors: { [Field in keyof Entries]?: Code } = {};
  for (const { path, message } of result.issues) errors[path?.[0].key as keyof Entries] = message as Code;
  return { ok: false, errors };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
