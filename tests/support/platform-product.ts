const CURRENCY = 'EUR';
const PICTURE = { url: 'https://cdn.example/1.jpg', altText: null, width: 1200, height: 900 };

export interface PlatformVariant {
  id: number;
  price: string;
  options?: Readonly<Record<string, string>>;
  isAvailable?: boolean;
  /** The lowest price of the thirty days before. */
  priorPrice?: string;
  /** Address of a picture of its own. */
  picture?: string;
}

interface Options {
  id: number;
  handle: string;
  title: string;
  productType?: string;
  hasPicture?: boolean;
  /** Addresses of further pictures. */
  pictures?: readonly string[];
  price?: { amount: string; currencyCode: string };
  variants?: readonly PlatformVariant[];
  /** By the names of the shop's own fields: `power_supply`. */
  facts?: Readonly<Record<string, string>>;
}

/** A product, with one variant where none is named, as the Storefront API answers it to the store's documents. */
export function platformProduct({
  id,
  handle,
  title,
  productType = 'Laptop',
  hasPicture = true,
  pictures = [],
  price = { amount: '229.0', currencyCode: CURRENCY },
  variants = [{ id, price: price.amount }],
  facts = {},
}: Options) {
  const picture = hasPicture ? PICTURE : null;
  const names = [...new Set(variants.flatMap(({ options = {} }) => Object.keys(options)))];
  return {
    id: `gid://shopify/Product/${id}`,
    handle,
    title,
    description: '',
    descriptionHtml: '',
    vendor: title.split(' ')[0],
    productType,
    availableForSale: variants.some(({ isAvailable = true }) => isAvailable),
    featuredImage: picture,
    images: { nodes: [...(picture ? [picture] : []), ...pictures.map((url) => ({ ...PICTURE, url }))] },
    metafields: Object.entries(facts).map(([key, value]) => ({ namespace: 'xana', key, value })),
    options: names.map((name) => ({
      name,
      optionValues: [...new Set(variants.map(({ options }) => options?.[name] ?? ''))].map((value) => ({
        name: value,
      })),
    })),
    priceRange: { minVariantPrice: price },
    variants: { nodes: variants.map((variant) => toVariant(variant, price.currencyCode)) },
  };
}

function toVariant(
  { id, price, options = {}, isAvailable = true, priorPrice, picture }: PlatformVariant,
  currencyCode: string,
) {
  const values = Object.entries(options).map(([name, value]) => ({ name, value }));
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    title: values.map(({ value }) => value).join(' / ') || 'Default Title',
    sku: '',
    availableForSale: isAvailable,
    price: { amount: price, currencyCode },
    selectedOptions: values,
    metafields: [],
    ...(picture && { image: { ...PICTURE, url: picture } }),
    ...(priorPrice && { priorPrice: { value: JSON.stringify({ amount: priorPrice, currency_code: currencyCode }) } }),
  };
}

/** A platform that has these products and nothing else, and answers the store's documents with them. */
export function platformOf(products: readonly ReturnType<typeof platformProduct>[]) {
  return async (request: Request): Promise<Response> => {
    const { query, variables } = (await request.json()) as { query: string; variables: { handle?: string } };
    if (query.includes('articles(')) return Response.json({ data: { articles: { nodes: [] } } });
    if (variables.handle !== undefined) {
      const product = products.find(({ handle }) => handle === variables.handle) ?? null;
      return Response.json({ data: { product } });
    }
    return Response.json({
      data: { products: { nodes: products, pageInfo: { hasNextPage: false, endCursor: null } } },
    });
  };
}
