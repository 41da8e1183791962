import { localizePath } from '#domain/locale/locales.ts';
import { matchingPages } from '../../content/match-content.ts';
import type { Page } from '../../content/page.ts';
import { type ConnectionArgs, sortedConnection } from '../connection.ts';
import { parseGlobalId, rowIdOf, toGlobalId } from '../global-id.ts';
import { noMetafields } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';

interface PagesArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';
}

/** The address in the language of the request. @param path with a leading slash */
export function storeUrl(path: string, { baseUrl, language }: Pick<RequestContext, 'baseUrl' | 'language'>): string {
  return baseUrl + localizePath(path, language);
}

/** A page by its global id, for `node`. */
export async function findPageById(id: number | null, { pages }: RequestContext): Promise<Page | null> {
  return (await pages()).find((page) => page.id === id) ?? null;
}

async function findPage(
  _root: unknown,
  { id, handle }: { id?: string | null; handle?: string | null },
  context: RequestContext,
): Promise<Page | null> {
  if (id) return findPageById(rowIdOf(parseGlobalId(id), 'Page'), context);
  return (await context.pages()).find((page) => page.handle === handle) ?? null;
}

async function pagesConnection(_root: unknown, args: PagesArgs, { pages, language, platform }: RequestContext) {
  const found = matchingPages(await pages(), args.query, platform.now());
  // Without a score the hosted platform, too, falls back to the ids.
  const sortKey = args.sortKey === 'RELEVANCE' ? 'ID' : args.sortKey;
  return sortedConnection(found, args, {
    name: sortKey === 'TITLE' ? `TITLE:${language}` : sortKey,
    valueOf: (page) => (sortKey === 'TITLE' ? page.title[language] : sortKey === 'ID' ? 0 : page.updatedAt),
    idOf: (page) => page.id,
    compareText: (a, b) => a.localeCompare(b, language),
  });
}

const pageFields = {
  ...noMetafields,
  id: (page) => toGlobalId('Page', page.id),
  title: (page, _args, { language }) => page.title[language],
  body: (page, _args, { language }) => page.bodyHtml[language],
  bodySummary: (page, _args, { language }) => page.description[language],
  onlineStoreUrl: (page, _args, context) => storeUrl(page.path, context),
  seo: (page, _args, { language }) => ({
    title: page.title[language],
    description: page.description[language],
  }),
  trackingParameters: ({ trackingParameters }: Page & { trackingParameters?: string }) => trackingParameters ?? null,
} satisfies Fields<Page>;

export const pageResolvers = {
  Page: pageFields,
  QueryRoot: { page: findPage, pageByHandle: findPage, pages: pagesConnection },
};
