/**
 * The messages beside the fields of a form after typing: one goes as soon as its field is mended or is wrong in another way, and none
 * comes before the form is sent again.
 *
 * @param shown the messages that are shown
 * @param found what would be said of the fields now
 */
export function withoutMended<Errors extends Readonly<Record<string, unknown>>>(shown: Errors, found: Errors): Errors {
  const left = Object.entries(shown).filter(([field, message]) => found[field] === message);
  return left.length === Object.keys(shown).length ? shown : (Object.fromEntries(left) as Errors);
}
