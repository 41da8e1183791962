/** Rules for a newly chosen password. Existing passwords are not checked. */
import { GREEK_PASSWORD_WORDS } from '#domain/customer/greek-password-words.ts';
import type { SchemaType } from '#schema/graphql.ts';
import { checkPassword } from './check-profile.ts';
import type { CustomerUserError } from './customer-errors.ts';

type Code = SchemaType<'CustomerErrorCode'>;

/** Told by this code, under the field of the password. */
export const WEAK_PASSWORD: Code = 'INVALID';

/** A part of a password that repeats what was typed elsewhere. */
const LEAST_PIECE = 4;
/** So many characters beside it make no other password of it: a year, a digit. */
const MOST_BESIDE = 4;

/**
 * @param typed what the person typed elsewhere: address, names, telephone
 * @param field where the client wrote the password
 */
export async function checkNewPassword(
  password: string,
  typed: readonly (string | null | undefined)[],
  field: string[],
): Promise<CustomerUserError[]> {
  const errors = checkPassword(password, field);
  if (errors.length > 0) return errors;
  if (repeats(password, typed))
    return [{ code: WEAK_PASSWORD, field, message: 'Password repeats your name, email or phone' }];
  return (await isCommon(password)) ? [{ code: WEAK_PASSWORD, field, message: 'Password is too common' }] : [];
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function repeats(password: string, typed: readonly (string | null | undefined)[]): boolean {
  const pieces = typed.flatMap((text) => [text ?? '', ...(text ?? '').split(/[^\p{L}\p{N}]+/u)]).map(plain);
  const longest = [...new Set(pieces)]
    .filter((piece) => piece.length >= LEAST_PIECE)
    .sort((one, other) => other.length - one.length);
  const beside = longest.reduce((rest, piece) => rest.replaceAll(piece, ''), plain(password));
  return beside !== plain(password) && beside.length <= MOST_BESIDE;
}

async function isCommon(password: string): Promise<boolean> {
  const folded = plain(password);
  // Another ending makes no other password.
  const word = folded.replace(/\p{N}+$/u, '');
  if (folded === '' || isPattern(folded) || GREEK_PASSWORD_WORDS.has(word)) return true;
  const common = await commonPasswords();
  return common.has(password.toLowerCase()) || common.has(folded);
}

/** One character again and again, a few of them repeated, or a row of neighbours: `aaaaaaaa`, `abcabcabc`, `9876543210`. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/u.test(text) && new Set(text).size <= 4) return true;
  const steps = [...text]
    .slice(1)
    .map((letter, index) => (letter.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000, of the package's own list; unpacked when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return common;
}
