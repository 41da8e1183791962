import { defaultLanguage, type Language, languageOf, localeOf } from '#domain/locales.ts';
import { messagesOf } from '../i18n/all-messages.ts';
import { bestpriceFeed } from '../seo/feeds/bestprice-feed.ts';
import { blogFeed } from '../seo/feeds/blog-feed.ts';
import { toFeedItems } from '../seo/feeds/feed-items.ts';
import { googleFeed } from '../seo/feeds/google-feed.ts';
import { skroutzFeed } from '../seo/feeds/skroutz-feed.ts';
import { PAGE_CACHE_CONTROL } from '../storefront/cache-headers.ts';
import { articlesQuery } from '../storefront/documents.ts';
import { orFail } from '../storefront/missing-part.ts';
import { getOffers } from '../storefront/offers.ts';
import { type Services, servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/feed';

type Feed = (services: Services, language: Language) => Promise<string>;

const IN_EVERY_LANGUAGE: Record<string, Feed> = { 'google.xml': google, 'blog.xml': blog };
/** Greek price sites read Greek alone. */
const IN_GREEK: Record<string, Feed> = { 'skroutz.xml': skroutz, 'bestprice.xml': bestprice };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const feeds = language === defaultLanguage ? { ...IN_EVERY_LANGUAGE, ...IN_GREEK } : IN_EVERY_LANGUAGE;
  const feed = Object.hasOwn(feeds, params.feed) ? feeds[params.feed] : undefined;
  if (!feed) throw new Response('There is no such feed.\n', { status: 404 });
  const xml = await orFail(feed(services, language), services, pathname);
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}

async function itemsOf({ storefront, publicUrl }: Services, language: Language) {
  return toFeedItems(await getOffers(storefront, language), language, publicUrl);
}

/** Day and time in Athens, `2026-11-20 10:00`; Sweden writes it so. */
function athensTime({ now }: Services): string {
  const format = { timeZone: 'Europe/Athens', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(now());
}

async function skroutz(services: Services, language: Language): Promise<string> {
  return skroutzFeed(await itemsOf(services, language), athensTime(services));
}

async function bestprice(services: Services, language: Language): Promise<string> {
  return bestpriceFeed(await itemsOf(services, language), athensTime(services));
}

async function google(services: Services, language: Language): Promise<string> {
  return googleFeed(await itemsOf(services, language), language, services.publicUrl);
}

async function blog({ storefront, publicUrl }: Services, language: Language): Promise<string> {
  const { articles } = await storefront.query(articlesQuery, { first: 50, language: localeOf(language).api });
  return blogFeed(articles.nodes, { title: messagesOf(language)['nav.blog'], language, publicUrl });
}
