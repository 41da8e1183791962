/** The shop's tools for an assistant in the browser (WebMCP, `document.modelContext`): what the page's buttons do. */
import { type Language, localizePath } from '#domain/locale/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import type { CardProduct } from '../storefront/catalogue/card-product.ts';
import { cardKey } from '../storefront/catalogue/variant-address.ts';
import { putIntoCart } from './use-add-to-cart.ts';

interface PageTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: Record<string, unknown>) => Promise<string>;
}

/** As far as this page needs it (https://webmachinelearning.github.io/webmcp/). */
export interface ModelContext {
  registerTool: (tool: PageTool, options: { signal: AbortSignal }) => unknown;
}

interface Page {
  language: Language;
  t: Translate;
}

/** @param signal takes the tools back when it aborts */
export function registerPageTools(context: ModelContext, page: Page, signal: AbortSignal): void {
  for (const tool of toolsOf(page)) context.registerTool(tool, { signal });
}

function toolsOf(page: Page): PageTool[] {
  const ask = (kind: string, request: object) => read(page, `/assistant/${kind}`, { request: JSON.stringify(request) });
  const text = { type: 'string' };
  const choices = { type: 'array', items: { type: 'object', properties: { name: text, label: text } } };
  const reading = { annotations: { readOnlyHint: true } };
  return [
    {
      ...reading,
      name: 'search_products',
      description: 'Search this shop with a sentence in Greek or English: uses, prices, sizes, negations.',
      inputSchema: { type: 'object', properties: { query: text }, required: ['query'] },
      execute: ({ query }) => ask('search', { query }),
    },
    {
      ...reading,
      name: 'get_product',
      description:
        'Everything that the shop says of one product, by its id or handle, and the variant of these choices.',
      inputSchema: { type: 'object', properties: { id: text, selected: choices }, required: ['id'] },
      execute: ({ id, selected }) => ask('product', { id, selected }),
    },
    {
      ...reading,
      name: 'compare_products',
      description: 'Two to four products side by side, by their ids or handles.',
      inputSchema: {
        type: 'object',
        properties: { ids: { type: 'array', items: text, minItems: 2, maxItems: 4 } },
        required: ['ids'],
      },
      execute: ({ ids }) => ask('compare', { ids }),
    },
    {
      name: 'add_to_cart',
      description:
        'Put one piece of a product into the visitor’s cart, by its handle and, where it has several, the id of a variant.',
      inputSchema: { type: 'object', properties: { handle: text, variant: text }, required: ['handle'] },
      annotations: { readOnlyHint: false },
      async execute({ handle, variant: id = null }) {
        const variant = id === null ? null : { id: String(id) };
        const laptop = cardKey({ handle: String(handle), variant, isChosen: true });
        const [card] = JSON.parse(await read(page, '/cards', { laptop })) as CardProduct[];
        // A variant that is not offered gives way to another one, which was not meant.
        const meant = variant === null || card?.variant?.id === variant.id ? card?.variant : null;
        const isAdded = card !== undefined && putIntoCart(card, meant ?? undefined, page.t);
        return isAdded ? page.t('toast.added', { title: card.title }) : page.t('toast.unavailable');
      },
    },
  ];
}

/** What cannot be read is told as it was answered. */
async function read({ language }: Page, path: string, parameters: Record<string, string>): Promise<string> {
  const response = await fetch(`${localizePath(path, language)}?${new URLSearchParams(parameters)}`);
  return response.text();
}
