/** Structured data (schema.org). `<` is escaped, so no text of a product can end the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would encode the quotes otherwise.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  );
}
