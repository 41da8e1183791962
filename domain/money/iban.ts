/**
 * Reads an account number (IBAN, ISO 13616): letters and digits whose check digits hold, `mod 97 = 1`. Blanks are taken off.
 *
 * @returns it in capitals without blanks, or null; a Greek one has 27 characters
 */
export function parseIban(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith('GR') && iban.length !== 27)) return null;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1 ? iban : null;
}

/** In groups of four, as on paper. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
