/** The schemas of login, sign-up and personal data (specification, section 5). */
import { check, type GenericSchema, type InferOutput, object, pipe, string, transform } from 'valibot';
import { PASSWORD_MIN_LENGTH } from '../customer/session-step.ts';
import { cleanLine, hasContent } from '../customer/typed-text.ts';
import { email, parseForm, type TextError } from './form-schema.ts';

export type AuthMode = 'login' | 'signup';

const trimmed: GenericSchema<string, string> = pipe(string(), transform(cleanLine));
const name: GenericSchema<string, string> = pipe(trimmed, check(hasContent, 'required'));
/** Left as it was typed. */
const password = pipe(
  string(),
  check((text) => text.length >= PASSWORD_MIN_LENGTH, 'too_short'),
);

/** The customer's details without a password, where the platform asks for that itself. Names are asked for at sign-up only. */
const identityForms = {
  login: object({ firstName: trimmed, lastName: trimmed, email }),
  signup: object({ firstName: name, lastName: name, email }),
};
const authForms = {
  login: object({ ...identityForms.login.entries, password }),
  signup: object({ ...identityForms.signup.entries, password }),
};

export type Identity = InferOutput<(typeof identityForms)[AuthMode]>;
type Credentials = InferOutput<(typeof authForms)[AuthMode]>;
export type AuthValues = Credentials & { acceptNewsletter: boolean };

/** In the order in which the form shows them: the first error is the one that a toast says. */
export const AUTH_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
export type AuthErrors = Partial<Record<(typeof AUTH_FIELDS)[number], TextError | 'too_short'>>;

export const parseAuth = (values: Credentials, mode: AuthMode) => parseForm(authForms[mode], values);

export const parseIdentity = (values: Identity, mode: AuthMode) => parseForm(identityForms[mode], values);
