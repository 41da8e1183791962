import type { Change } from '#domain/catalogue/product-table.ts';
import type { CatalogueSource } from '#domain/catalogue-source.ts';
import { type Language, localeOf } from '#domain/locales.ts';
import { nextTurn } from '#domain/next-turn.ts';
import { textHash } from '#domain/text-hash.ts';
import type { VariablesOf } from '#schema/graphql.ts';
import { type ProductSummary, productsByIdQuery, productsQuery } from './documents.ts';
import { FACT_FIELDS } from './fact-fields.ts';
import type { CatalogueState } from './kept-catalogue.ts';
import { type ListedProduct, toListedProduct } from './listed-product.ts';
import { eachStep, runInSlices } from './run-in-slices.ts';
import type { Storefront } from './storefront.ts';

type Query = Storefront['query'];

const IDS_AT_ONCE = 50;

/** How products differ from what is known; those that do not are not among them. */
export async function readAll(
  query: Query,
  language: Language,
  { pageSize }: Pick<CatalogueSource, 'pageSize'>,
  known: CatalogueState,
  pause = nextTurn,
): Promise<Change<ListedProduct>[]> {
  const changes: Change<ListedProduct>[] = [];
  const seen = new Set<string>();
  let after: string | null = null;
  do {
    const variables: VariablesOf<typeof productsQuery> = { first: pageSize, after, ...askedIn(language) };
    if (after !== null) await pause();
    const { products: page } = await query(productsQuery, variables);
    // A platform in this process has read them in this turn.
    await pause();
    await runInSlices(
      eachStep(page.nodes, (node) => {
        seen.add(node.id);
        noteChange(changes, known.products.get(node.id), describe(node, known));
      }),
      pause,
    );
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  for (const [id, before] of known.products) if (!seen.has(id)) noteChange(changes, before, null);
  return changes;
}

/** As `readAll`, of some products. */
export async function readSome(
  query: Query,
  language: Language,
  ids: readonly string[],
  known: CatalogueState,
): Promise<Change<ListedProduct>[]> {
  const changes: Change<ListedProduct>[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const asked = ids.slice(from, from + IDS_AT_ONCE);
    const { nodes } = await query(productsByIdQuery, { ids: asked, ...askedIn(language) });
    // As above.
    await nextTurn();
    const found = new Map<string, ProductSummary>();
    for (const node of nodes) if (node?.__typename === 'Product') found.set(node.id, node);
    await runInSlices(
      eachStep(asked, (id) => {
        const node = found.get(id);
        noteChange(changes, known.products.get(id), node ? describe(node, known) : null);
      }),
    );
  }
  return changes;
}

function askedIn(language: Language) {
  return { language: localeOf(language).api, ...FACT_FIELDS };
}

function noteChange(changes: Change<ListedProduct>[], before: ListedProduct | undefined, after: ListedProduct | null) {
  if (before !== (after ?? undefined)) changes.push({ before, after: after ?? undefined });
}

/** What is known of a product stays as long as the platform says the same of it. */
function describe(node: ProductSummary, known: CatalogueState): ListedProduct | null {
  const hash = textHash(JSON.stringify(node));
  const before = known.products.get(node.id);
  return before?.hash === hash ? before : toListedProduct(node, hash, known);
}
