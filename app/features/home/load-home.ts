import type { SelectionResult } from '#domain/catalogue/catalogue-index.ts';
import { lowestCents } from '#domain/catalogue/offers.ts';
import { PRICE_BANDS } from '#domain/catalogue/price-band.ts';
import { LAPTOPS_IN_STOCK, priceAddress } from '#domain/catalogue/selection.ts';
import { athensDay } from '#domain/delivery/athens-time.ts';
import { formatDate } from '#domain/delivery/dates.ts';
import { keepAllTogether } from '#domain/locale/keep-together.ts';
import { type Language, languageOf, localeOf, perLanguage } from '#domain/locale/locales.ts';
import { type HomeList, homeList } from '#domain/shop/merchandising.ts';
import { seededRandom } from '#domain/shop/seeded-random.ts';
import type { PressArticle } from '#domain/shop/shop-config.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { press, shop } from '#shop.config';
import { messagesOf } from '../../i18n/all-messages.ts';
import { formatCents } from '../../i18n/format.ts';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { type Catalogue, type CatalogueProduct, getCatalogue } from '../../storefront/catalogue/catalogue.ts';
import { type LaptopInStock, laptopsInStock, toCandidates } from '../../storefront/catalogue/laptops-in-stock.ts';
import { isMissing, type MissingPart, orMissing } from '../../storefront/missing-part.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import { faqText } from '../../ui/text/faq-text.ts';
import { reviewsText } from '../../ui/text/reviews-text.ts';
import { cardReasons } from './card-reasons.ts';
import { homePictures } from './home-pictures.ts';
import { type HomeText, POSTS } from './home-text.ts';
import { openDoors } from './open-doors.ts';
import { shortFacts } from './short-facts.ts';

const TEXTS = perLanguage(({ tag }) => keepAllTogether(pageTexts(tag).home));

/** Everything the front page says and shows, ready to be put into its places. It follows from the catalogue and the day. */
export async function loadHome(url: URL, context: LoaderContext) {
  const services = context.get(servicesContext);
  const { pathname } = url;
  const language = languageOf(pathname);
  const catalogue = await orMissing(getCatalogue(services.storefront, language), services, pathname);
  const now = services.now();
  return toHome(catalogue, language, now);
}

function toHome(catalogue: Catalogue | MissingPart, language: Language, now: Date) {
  const { lists, reasons, benefits, blog, stock, doors, ...text } = TEXTS[language];
  const inStock = isMissing(catalogue) ? null : catalogue.select(LAPTOPS_IN_STOCK);
  const bandCounts = new Map(inStock?.prices.bands.map(({ band, count }) => [band, count]));
  const opened = isMissing(catalogue) ? [] : openDoors(doors, catalogue, language);
  const laptops = isMissing(catalogue) ? [] : laptopsInStock(catalogue);
  const { featured, second } = chooseLaptops(toCandidates(laptops), now);
  const why = cardReasons(featured, laptops, reasons);
  const t = createTranslate(language, messagesOf(language));
  return {
    text,
    /** Why the lists of laptops are empty, where they should not be. */
    missingReason: isMissing(catalogue) ? catalogue.missingReason : null,
    featured: {
      ...lists[shop.merchandising.home.featured],
      products: featured.map(({ card }, index) => ({ card, reason: why[index] ?? null })),
    },
    second: {
      ...lists[shop.merchandising.home.second],
      products: second.map(({ card }) => ({ card, facts: shortFacts(card, t, language) })),
    },
    stock: stockInWords(stock, inStock, language),
    doors: { ...doors, doors: opened },
    bands: PRICE_BANDS.map((band) => ({
      to: priceAddress(band, LAPTOPS_IN_STOCK),
      label: priceBandLabel(band, t, language),
      count: bandCounts.get(band) ?? 0,
    })),
    benefits: {
      ...benefits,
      rows: benefits.rows.map((row, index) => {
        const name = BENEFIT_PICTURES[index] ?? '';
        return { ...row, picture: homePictures.get(name), isOnGround: !name.startsWith('grade-') };
      }),
    },
    press: press && { ...text.press, ...pressIn(press, language) },
    reviews: reviewsText(language),
    faq: faqText(language),
    blog: {
      ...blog,
      posts: POSTS.map(({ cover, ...post }, index) => ({
        ...post,
        title: blog.posts[index]?.title,
        excerpt: blog.posts[index]?.excerpt,
        day: formatDate(post.date, language),
        cover: homePictures.get(cover),
      })),
    },
  };
}

/** In the order of their texts. The close-ups of lids fill their frame; all others have the page's own ground. */
const BENEFIT_PICTURES = ['grade-aminus', 'air-13-side', 'box'];

/** Two lists without a common laptop, where there are enough. They change at midnight, so that the page can be kept. */
function chooseLaptops(laptops: readonly LaptopInStock[], now: Date) {
  const lists: { featured: HomeList; second: HomeList } = shop.merchandising.home;
  const random = seededRandom(athensDay(now));
  const featured = homeList(lists.featured, laptops, random);
  const others = laptops.filter((laptop) => !featured.includes(laptop));
  const second = homeList(lists.second, others.length < featured.length ? laptops : others, random);
  return { featured, second };
}

function stockInWords(
  { one, other }: HomeText['stock'],
  inStock: SelectionResult<CatalogueProduct> | null,
  language: Language,
) {
  const count = inStock?.count ?? 0;
  const words = localeOf(language).plural(count) === 'one' ? one : other;
  const price = formatCents((inStock && lowestCents(inStock)) ?? 0, language);
  return { count, words: words.replace('{price}', price) };
}

function pressIn({ title, outlet, date, href }: PressArticle, language: Language) {
  return { title: title[language], source: `${outlet[language]}, ${date[language]}`, href };
}

export type HomeData = ReturnType<typeof toHome>;
