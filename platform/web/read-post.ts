/** No form of ours is larger. */
const LARGEST_BYTES = 64 * 1024;

/** The fields of a posted form, without U+0000, which no key writes and not every database keeps, or null when the body is of another kind or too large. */
export async function readPost(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return null;
  const text = await readText(request, LARGEST_BYTES);
  if (text === null) return null;
  return new URLSearchParams([...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\0', '')]));
}

/** A body as text; null if it is larger than `most` bytes, and reading stops there. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
