/** A file to keep. */
export function csvResponse(name: string, csv: string): Response {
  return fileResponse(name, 'text/csv; charset=utf-8', csv);
}

export function fileResponse(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}
