import { type Card, isExpired, parseCardNumber, parseCvc, parseExpiry } from '#domain/money/card.ts';

/** Only the test gateway's page has them; they are never stored and never shown again. */
export const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

export type CardField = (typeof CARD_FIELDS)[number];
export type CardError = 'required' | 'format' | 'expired';
export type CardErrors = Partial<Record<CardField, CardError>>;

export function parseCard(
  params: URLSearchParams,
  now: Date,
): { ok: true; card: Card } | { ok: false; errors: CardErrors } {
  const textOf = (field: CardField) => (params.get(field) ?? '').slice(0, 40);
  const number = parseCardNumber(textOf('cardNumber'));
  const expiry = parseExpiry(textOf('cardExpiry'));
  const cvc = parseCvc(textOf('cardCvc'));
  const wrong = (field: CardField) => (textOf(field).trim() === '' ? 'required' : 'format');
  const errors: CardErrors = {};
  if (number === null) errors.cardNumber = wrong('cardNumber');
  if (expiry === null) errors.cardExpiry = wrong('cardExpiry');
  else if (isExpired(expiry, now)) errors.cardExpiry = 'expired';
  if (cvc === null) errors.cardCvc = wrong('cardCvc');
  if (number === null || expiry === null || cvc === null || errors.cardExpiry) return { ok: false, errors };
  return { ok: true, card: { number, expiry, cvc } };
}
