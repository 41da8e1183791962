const PRICE = { amount: '229.0', currencyCode: 'EUR' };
const PICTURE = { url: 'https://cdn.example/1.jpg', altText: null, width: 1200, height: 900 };

interface Options {
  id: number;
  handle: string;
  title: string;
  productType?: string;
  hasPicture?: boolean;
  price?: typeof PRICE;
}

/** A product with one variant, as the Storefront API answers it to the store's documents. */
export function platformProduct({
  id,
  handle,
  title,
  productType = 'Laptop',
  hasPicture = true,
  price = PRICE,
}: Options) {
  const picture = hasPicture ? PICTURE : null;
  return {
    id: `gid://shopify/Product/${id}`,
    handle,
    title,
    description: '',
    descriptionHtml: '',
    vendor: title.split(' ')[0],
    productType,
    availableForSale: true,
    featuredImage: picture,
    images: { nodes: picture ? [picture] : [] },
    metafields: [],
    options: [],
    priceRange: { minVariantPrice: price },
    variants: {
      nodes: [
        {
          id: `gid://shopify/ProductVariant/${id}`,
          title: 'Default Title',
          sku: '',
          availableForSale: true,
          price,
          selectedOptions: [],
          metafields: [],
        },
      ],
    },
  };
}
