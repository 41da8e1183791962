import { type CatalogueEntry, type CatalogueIndex, createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { describeProduct } from '#domain/catalogue/describe-product.ts';
import type { GradeKey } from '#domain/grade.ts';
import type { LaptopFacts } from '#domain/laptop.ts';
import { isHiddenTitle, offeredVariants } from '#domain/merchandising.ts';
import { parseCents } from '#domain/money.ts';
import { createSearch } from '#domain/search/create-search.ts';
import type { SearchableProduct } from '#domain/search/search-outcome.ts';
import type { VariablesOf } from '#schema/graphql.ts';
import { searchWords } from '#search.config';
import { shop } from '#shop.config';
import { LANGUAGE_CODES, type Language } from '../i18n/language.ts';
import { type CardProduct, isLaptop, readFacts, toCardProduct, toLaptopOptions } from './card-product.ts';
import { type ProductSummary, productsQuery } from './documents.ts';
import { FACT_FIELDS } from './fact-fields.ts';
import { USE_RULES } from './search-answers.ts';
import type { Storefront } from './storefront.ts';

/** The platform gives at most 250 products a page (specification, section 9). */
const PAGE_SIZE = 250;

export interface CatalogueProduct extends CatalogueEntry {
  card: CardProduct;
  facts: LaptopFacts;
  searchable: SearchableProduct;
  isAvailable: boolean;
  /** Whether its maker still supports the newest system that it runs. */
  isSupported: boolean;
  grade: GradeKey | null;
  storageGb: number | null;
  isLaptop: boolean;
  /** As the shop names its kinds: a dock is not near to a monitor of the same price. */
  productType: string;
}

export type Catalogue = CatalogueIndex<CatalogueProduct>;

/** Everything the shop lists in one language, read whole, parsed once and kept as long as the platform's answers. */
export function getCatalogue(storefront: Storefront, language: Language): Promise<Catalogue> {
  return storefront.derive(`catalogue:${language}`, async (query) => {
    const products = await readAllProducts(query, language);
    const listed = products.filter(isListed).map(toCatalogueProduct);
    return createCatalogueIndex(listed, language, (entries) =>
      createSearch(
        entries.map(({ searchable }) => searchable),
        { words: searchWords },
      ),
    );
  });
}

async function readAllProducts(query: Storefront['query'], language: Language): Promise<ProductSummary[]> {
  const products: ProductSummary[] = [];
  let after: string | null = null;
  do {
    const variables: VariablesOf<typeof productsQuery> = {
      first: PAGE_SIZE,
      after,
      language: LANGUAGE_CODES[language],
      facts: FACT_FIELDS,
    };
    const { products: page } = await query(productsQuery, variables);
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
  const variants = offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants);
  const { title, vendor, productType, description } = product;
  const options = toLaptopOptions(product.options);
  return {
    id: product.id,
    title,
    vendor,
    priceCents: card.price && parseCents(card.price.amount),
    ...describeProduct(
      { title, vendor, productType, description, options, variants },
      facts,
      { priceCents: card.price && parseCents(card.price.amount), isAvailable: product.availableForSale },
      USE_RULES,
    ),
    card,
    facts,
    isAvailable: product.availableForSale,
    isSupported: facts.windows11 === 'yes' || facts.cpu?.vendor === 'apple',
    grade: facts.grade,
    storageGb: facts.storageGb,
    isLaptop: isLaptop(product),
    productType,
  };
}
