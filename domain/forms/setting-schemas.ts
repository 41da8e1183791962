/** Values of the environment, as valibot schemas; the message of an issue is the end of the sentence that begins with the variable. */
import { minLength, pipe, regex, string, transform, url } from 'valibot';

export const settingMatching = (pattern: RegExp, message: string) => pipe(string(), regex(pattern, message));

export const someText = pipe(string(), minLength(1));

/** Without a trailing slash. */
export const httpUrl = pipe(
  string(),
  url('must be an address like https://shop.example.gr'),
  regex(/^https?:\/\//, 'must start with http:// or https://'),
  transform((text) => text.replace(/\/+$/, '')),
);
