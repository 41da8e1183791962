/** The shop's policies, as the API names them, made of the store's own pages. */
import { perContentLanguage } from '#domain/locale/locales.ts';
import type { Localized } from '../catalogue/localized.ts';
import type { Page } from './page.ts';

export type Policy = NonNullable<ReturnType<typeof policyOf>>;

export type PolicyName = 'privacyPolicy' | 'refundPolicy' | 'shippingPolicy' | 'termsOfService';

/** The handles are the hosted platform's; `sections` are parts of the page, without them it is the page as a whole. */
const SOURCES: Readonly<
  Record<PolicyName, { id: number; handle: string; page: string; sections?: readonly string[] }>
> = {
  privacyPolicy: { id: 1, handle: 'privacy-policy', page: 'privacy' },
  refundPolicy: { id: 2, handle: 'refund-policy', page: 'terms', sections: ['withdrawal'] },
  shippingPolicy: { id: 3, handle: 'shipping-policy', page: 'terms', sections: ['delivery', 'transport'] },
  termsOfService: { id: 4, handle: 'terms-of-service', page: 'terms' },
};

export const POLICY_HANDLES: readonly string[] = Object.values(SOURCES).map(({ handle }) => handle);

/** The handle of the policy that is this page as a whole; null for other pages. */
export function policyOfPage(page: string): string | null {
  return Object.values(SOURCES).find((source) => source.page === page && !source.sections)?.handle ?? null;
}

export function policiesOf(pages: readonly Page[]): Policy[] {
  return (Object.keys(SOURCES) as PolicyName[]).flatMap((name) => policyOf(name, pages) ?? []);
}

/** @returns null when the store does not have its page */
export function policyOf(name: PolicyName, pages: readonly Page[]) {
  const { id, handle, page: pageHandle, sections } = SOURCES[name];
  const page = pages.find((candidate) => candidate.handle === pageHandle);
  if (!page) return null;
  const common = { kind: 'ShopPolicy' as const, id, handle };
  if (!sections) return { ...common, title: page.title, bodyHtml: page.bodyHtml, path: page.path };
  const parts = sections.flatMap((section) => page.sections.get(section) ?? []);
  const [first] = parts;
  if (!first) return null;
  const join = (language: keyof Localized) => parts.map(({ bodyHtml }) => bodyHtml[language]).join('\n');
  return {
    ...common,
    title: first.title,
    bodyHtml: perContentLanguage(({ tag }) => join(tag)),
    path: `${page.path}#${sections[0]}`,
  };
}
