/** Checks a client's changes of a cart. Codes are those of the API's `CartErrorCode`. */
import { parseEmail } from '#domain/customer/email.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { Attribute, CartLine } from './cart-lines.ts';

/** With the one of a newer version that the types do not have: no line here belongs to another. */
export type CartErrorCode = SchemaType<'CartErrorCode'> | 'PARENT_LINE_NOT_FOUND';

export interface CartUserError {
  code: CartErrorCode;
  /** Path of the input, as the client wrote it. */
  field: string[];
  message: string;
}

const LIMITS = {
  lines: 500,
  quantity: 1_000_000,
  noteLength: 5_000,
  attributeLength: 5_000,
  codes: 250,
} as const;

/** The client's id of the goods, and its variant, if it exists. */
export interface AskedVariant {
  asked: string;
  variantId: number | null;
}

export function checkVariant(
  { asked, variantId }: AskedVariant,
  exists: (variantId: number) => boolean,
  field: string[],
): CartUserError[] {
  if (variantId !== null && exists(variantId)) return [];
  return [{ code: 'INVALID', field, message: `The merchandise with id ${asked} does not exist.` }];
}

/** @param least 1 for a new line, 0 where 0 removes the line */
export function checkQuantity(quantity: number, least: 0 | 1, field: string[]): CartUserError[] {
  if (quantity < least) {
    const bound = least === 1 ? 'greater than zero' : 'zero or greater';
    return [{ code: 'INVALID', field, message: `The quantity must be ${bound}.` }];
  }
  if (quantity <= LIMITS.quantity) return [];
  return [{ code: 'LESS_THAN', field, message: `The quantity must be less than or equal to ${LIMITS.quantity}.` }];
}

export function checkAttributes(attributes: readonly Attribute[], field: string[]): CartUserError[] {
  return attributes.flatMap(({ key, value }, index): CartUserError[] => {
    const path = [...field, String(index)];
    if (key.trim() === '')
      return [{ code: 'INVALID', field: [...path, 'key'], message: "The attribute's key is blank." }];
    if (hasNull(key) || hasNull(value))
      return [{ code: 'INVALID', field: path, message: 'The attribute has a character that cannot be stored.' }];
    if (key.length + value.length <= LIMITS.attributeLength) return [];
    return [{ code: 'INVALID', field: [...path, 'value'], message: 'The attribute is too long.' }];
  });
}

/** No database keeps U+0000 in a text, and no key writes it. */
function hasNull(text: string): boolean {
  return text.includes('\0');
}

export function checkNote(note: string, field: string[]): CartUserError[] {
  if (hasNull(note)) return [{ code: 'INVALID', field, message: 'The note has a character that cannot be stored.' }];
  if (note.length <= LIMITS.noteLength) return [];
  return [{ code: 'NOTE_TOO_LONG', field, message: `The note is too long (at most ${LIMITS.noteLength} characters).` }];
}

export function checkCodes(codes: readonly string[], field: string[]): CartUserError[] {
  const index = codes.findIndex((code) => code.length > 255 || hasNull(code));
  const message = hasNull(codes[index] ?? '') ? 'The discount code is invalid.' : 'The discount code is too long.';
  return index < 0 ? [] : [{ code: 'INVALID', field: [...field, String(index)], message }];
}

/** Checks a cart's limits after a change of its lines. */
export function checkLines(lines: readonly CartLine[], field: string[]): CartUserError[] {
  if (lines.length > LIMITS.lines) {
    return [{ code: 'CART_TOO_LARGE', field, message: `A cart cannot have more than ${LIMITS.lines} lines.` }];
  }
  if (lines.every((line) => line.quantity <= LIMITS.quantity)) return [];
  return [{ code: 'MAXIMUM_EXCEEDED', field, message: `A line cannot have more than ${LIMITS.quantity} pieces.` }];
}

export function checkEmail(email: string, field: string[]): CartUserError[] {
  return parseEmail(email).ok ? [] : [{ code: 'INVALID', field, message: 'Email is invalid' }];
}

export function checkPhone(phone: string, field: string[]): CartUserError[] {
  return parsePhone(phone) !== null ? [] : [{ code: 'INVALID', field, message: 'Phone is invalid' }];
}
