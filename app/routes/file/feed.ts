import { defaultLanguage, type Language, languageOf, localeOf } from '#domain/locale/locales.ts';
import { messagesOf } from '../../i18n/all-messages.ts';
import { bestpriceFeed } from '../../seo/feeds/bestprice-feed.ts';
import { blogFeed } from '../../seo/feeds/blog-feed.ts';
import { type ProductFeed, toFeedItems } from '../../seo/feeds/feed-items.ts';
import { googleFeed } from '../../seo/feeds/google-feed.ts';
import { skroutzFeed } from '../../seo/feeds/skroutz-feed.ts';
import { PAGE_CACHE_CONTROL } from '../../storefront/cache-headers.ts';
import { readOffers } from '../../storefront/catalogue/read-offers.ts';
import { articlesQuery } from '../../storefront/documents.ts';
import { orFail } from '../../storefront/missing-part.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/feed';

type Feed = (services: Services, language: Language) => AsyncGenerator<string, void>;

const IN_EVERY_LANGUAGE: Record<string, Feed> = { 'google.xml': google, 'blog.xml': blog };
/** Greek price sites read Greek alone. */
const IN_GREEK: Record<string, Feed> = { 'skroutz.xml': skroutz, 'bestprice.xml': bestprice };

/** Written while the catalogue is read: the feed of a large shop has hundreds of megabytes. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname } = url;
  const language = languageOf(pathname);
  const feeds = language === defaultLanguage ? { ...IN_EVERY_LANGUAGE, ...IN_GREEK } : IN_EVERY_LANGUAGE;
  const feed = Object.hasOwn(feeds, params.feed) ? feeds[params.feed] : undefined;
  if (!feed) throw new Response('There is no such feed.\n', { status: 404 });
  const parts = feed(services, language);
  const first = await orFail(parts.next(), services, pathname);
  const body = encode(first, parts, (error) => services.reportError(error, pathname));
  return new Response(toStream(body), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
  });
}

/** @param onFailure called when a later part fails; the connection is then closed before the end, so that the reader drops what it has */
async function* encode(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  try {
    for (let part = first; !part.done; part = await rest.next()) yield encoder.encode(part.value);
  } catch (error) {
    onFailure(error);
    throw error;
  } finally {
    // A reader that goes away ends this generator alone.
    await rest.return();
  }
}

function toStream<Part>(parts: AsyncGenerator<Part, void>): ReadableStream<Part> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      // Throws where the reader went away meanwhile, which a cancelled stream ignores.
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* write({ begin, toElement, end }: ProductFeed, services: Services, language: Language) {
  let before = begin;
  for await (const offers of readOffers(services.storefront, language)) {
    const elements = toFeedItems(offers, language, services).map(toElement).filter(Boolean);
    yield before + elements.map((element) => `${element}\n`).join('');
    before = '';
  }
  yield before + end;
}

/** Day and time in Athens, `2026-11-20 10:00`; Sweden writes it so. */
function athensTime({ now }: Services): string {
  const format = { timeZone: 'Europe/Athens', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(now());
}

function skroutz(services: Services, language: Language) {
  return write(skroutzFeed(athensTime(services)), services, language);
}

function bestprice(services: Services, language: Language) {
  return write(bestpriceFeed(athensTime(services)), services, language);
}

function google(services: Services, language: Language) {
  return write(googleFeed(language, services.publicUrl), services, language);
}

async function* blog({ storefront, publicUrl }: Services, language: Language) {
  const { articles } = await storefront.query(articlesQuery, { first: 50, language: localeOf(language).api });
  yield blogFeed(articles.nodes, { title: messagesOf(language)['nav.blog'], language, publicUrl });
}
