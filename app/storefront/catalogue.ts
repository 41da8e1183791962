import { type CatalogueEntry, type CatalogueIndex, createCatalogueIndex } from '#domain/catalogue.ts';
import { isHiddenTitle } from '#domain/merchandising.ts';
import { parseCents } from '#domain/money.ts';
import { shop } from '#shop.config';
import { LANGUAGE_CODES, type Language } from '../i18n/language.ts';
import { type CardProduct, isLaptop, readFacts, toCardProduct } from './card-product.ts';
import { type ProductSummary, productsQuery } from './documents.ts';
import type { Storefront } from './storefront.ts';

/** The platform gives at most 250 products a page (specification, section 9). */
const PAGE_SIZE = 250;

export interface CatalogueProduct extends CatalogueEntry {
  card: CardProduct;
  isAvailable: boolean;
  isLaptop: boolean;
}

export type Catalogue = CatalogueIndex<CatalogueProduct>;

/** Everything the shop lists in one language, read whole, parsed once and kept as long as the platform's answers. */
export function getCatalogue(storefront: Storefront, language: Language): Promise<Catalogue> {
  return storefront.derive(`catalogue:${language}`, async () => {
    const products = await readAllProducts(storefront, language);
    const listed = products.filter(isListed).map(toCatalogueProduct);
    return createCatalogueIndex(listed, language);
  });
}

async function readAllProducts(storefront: Storefront, language: Language): Promise<ProductSummary[]> {
  const products: ProductSummary[] = [];
  let after: string | null = null;
  do {
    const variables: { first: number; after: string | null; language: 'EL' | 'EN' } = {
      first: PAGE_SIZE,
      after,
      language: LANGUAGE_CODES[language],
    };
    const { products: page } = await storefront.query(productsQuery, variables);
    products.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return products;
}

/** Products without a picture and those that the shop hides stand in no list (specification, section 9). */
function isListed(product: ProductSummary): boolean {
  return product.featuredImage !== null && !isHiddenTitle(product.title, shop.merchandising.hiddenTitles);
}

function toCatalogueProduct(product: ProductSummary): CatalogueProduct {
  const facts = readFacts(product);
  const card = toCardProduct(product, facts);
  const options = product.variants.nodes.map(({ title }) => title).join(' ');
  return {
    id: product.id,
    title: product.title,
    vendor: product.vendor,
    priceCents: card.price && parseCents(card.price.amount),
    searchText: [product.title, product.vendor, facts.cpu?.label, options].join(' '),
    grade: facts.grade,
    description: product.description,
    card,
    isAvailable: product.availableForSale,
    isLaptop: isLaptop(product),
  };
}
