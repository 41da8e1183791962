import { readText } from './read-text.ts';

/** A form of this size is none of ours. */
const LARGEST_BYTES = 64 * 1024;

/** The fields of a posted form, without U+0000, which no key writes and not every database keeps, or null when the body is of another kind or too large. */
export async function readPost(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return null;
  const text = await readText(request, LARGEST_BYTES);
  if (text === null) return null;
  return new URLSearchParams([...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\0', '')]));
}
