/** The shop's policies as resources of MCP: the texts of its pages, in each language. */
import { type ContentLanguage, contentLanguages, localizePath } from '#domain/locale/locales.ts';
import { toPlainText } from '../catalogue/html-text.ts';
import type { Page } from '../content/page.ts';
import type { Ucp } from './create-ucp.ts';

const POLICIES: readonly string[] = ['terms', 'withdrawal', 'warranty', 'privacy', 'grade-guide', 'refurbishment'];

interface Policy {
  uri: string;
  page: Page;
  language: ContentLanguage;
}

async function policiesOf({ readPages, context }: Pick<Ucp, 'readPages' | 'context'>): Promise<Policy[]> {
  const pages = (await readPages()).filter(({ handle }) => POLICIES.includes(handle));
  return contentLanguages.flatMap((language) =>
    pages.map((page) => ({ uri: context.publicUrl + localizePath(page.path, language), page, language })),
  );
}

export async function listPolicies(ucp: Pick<Ucp, 'readPages' | 'context'>) {
  return (await policiesOf(ucp)).map(({ uri, page, language }) => ({
    uri,
    name: `${page.handle} (${language})`,
    title: page.title[language],
    description: page.description[language],
    mimeType: 'text/plain',
  }));
}

/** @returns null for an address that is none of a policy */
export async function readPolicy(ucp: Pick<Ucp, 'readPages' | 'context'>, uri: string): Promise<string | null> {
  const found = (await policiesOf(ucp)).find((policy) => policy.uri === uri);
  return found ? toPlainText(found.page.bodyHtml[found.language]) : null;
}
