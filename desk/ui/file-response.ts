/** A file to keep. */
export function fileResponse(name: string, body: BodyInit, type = 'text/csv; charset=utf-8'): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}
