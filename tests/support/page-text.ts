/** The text of a piece of a page, each block on a line of its own; explanations of terms and what is not known are left out. */
export function pageText(html: string): string {
  return readEntities(
    html
      .replaceAll(/<(?:script|style|svg|small)\b.*?<\/(?:script|style|svg|small)>/gs, '')
      .replaceAll(/<div [^>]*class="tip"[^>]*>.*?<\/div>/gs, '')
      .replaceAll(/<div class="specs__missing">.*?<\/div>/gs, '')
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(
        /<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs,
        (_, name: string, value: string) => `\n${factLine(name, value)}\n`,
      )
      .replaceAll(/<span class="thin">.*?<\/span>/g, '')
      .replaceAll(/<\/?(?:b|i|em|strong|a|abbr)\b[^>]*>/g, '')
      .replaceAll(/<span class="vh">(.*?)<\/span>/g, '$1')
      .replaceAll(/<span\b[^>]*>|<\/span>/g, ' ')
      .replaceAll(/<[^>]+>/g, '\n'),
  );
}

/** A row of a table as one statement: «SIM slot» is denied by «no». */
export function factLine(name: string, value: string): string {
  const text = value.replaceAll(/<[^>]+>/g, ' ').trim();
  if (/^(?:no|όχι)$/i.test(text)) return `no ${name}`;
  return /^(?:yes|ναι)$/i.test(text) ? name : `${name} ${value}`;
}

function readEntities(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u2060', '');
}
