/**
 * For development and tests. A property that is undefined may be missing in the browser; anything else has to arrive as it was.
 *
 * @throws TypeError naming the place of a value that JSON would change
 */
export function requireJson(value: unknown, place = 'data'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) requireJson(item, `${place}[${index}]`);
    return;
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype || 'toJSON' in value) {
    throw new TypeError(`${place} cannot be sent to the browser as JSON: ${Object.prototype.toString.call(value)}`);
  }
  for (const [name, inner] of Object.entries(value)) {
    if (inner !== undefined) requireJson(inner, `${place}.${name}`);
  }
}
