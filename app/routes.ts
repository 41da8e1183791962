import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from './i18n/language.ts';

/** Every screen, mounted twice: plain paths are Greek, `/en` mirrors them in English. */
function screens(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}.${name}` });
  return [
    layout('routes/boundary.tsx', id('boundary'), [
      index('routes/home.tsx', id('home')),
      route('products', 'routes/products.tsx', id('products')),
      route('product/laptop/:handle', 'routes/product.tsx', id('product')),
      route('product/:handle', 'routes/product-alias.ts', id('product-alias')),
      route('*', 'routes/not-found.tsx', id('not-found')),
    ]),
  ];
}

export default [
  layout('routes/layout-el.tsx', screens('el')),
  route('en', 'routes/layout-en.tsx', screens('en')),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
] satisfies RouteConfig;
