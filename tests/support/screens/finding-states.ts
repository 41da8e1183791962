import { PRODUCT } from './buying.ts';
import type { Screen } from './screen.ts';

/** Menus, search, list and product, when somebody has pressed something. */
export const FINDING: readonly Screen[] = [
  {
    name: 'menu-laptops',
    address: '/',
    sizes: ['desk'],
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('nav.laptops') }).press('Enter');
      await page.getByRole('navigation', { name: t('menu.label') }).waitFor();
    },
  },
  {
    name: 'menu-of-small-screens',
    address: '/',
    sizes: ['phone', 'tablet'],
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await menu.getByText(t('facet.brand')).click();
      await menu.getByRole('link', { name: /^Lenovo/ }).waitFor();
    },
  },
  {
    name: 'search-suggestions',
    address: '/',
    isWindow: true,
    prepare: async (page) => {
      await page.locator('#header-search').pressSequentially('thinkpad t48');
      await page.locator('.suggest img').first().waitFor();
    },
  },
  {
    name: 'search-offline',
    address: '/',
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.locator('#header-search').pressSequentially('think');
      await page.getByRole('listbox', { name: t('suggest.label') }).waitFor();
      // Once all parts of the suggestions are there: axe would ask for their style sheets again.
      await page.locator('.suggest img').first().waitFor();
      await page.context().setOffline(true);
      await page.locator('#header-search').pressSequentially('pad t480s');
      await page.getByRole('listbox', { name: t('suggest.label') }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'products-waiting',
    address: '/products?brand=dell',
    isWindow: true,
    prepare: async (page, { t }) => {
      // Never answered: what is on its way stays so.
      await page.route(/\.data/, () => {});
      await page.getByRole('combobox', { name: t('products.sort') }).selectOption('priceDesc');
      await page.locator('.cat__results--waiting').waitFor();
    },
  },
  {
    name: 'products-filter-panel',
    address: '/products?brand=dell',
    sizes: ['phone', 'tablet'],
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('products.filters') }).click();
      await page.getByRole('checkbox', { name: /^Dell/ }).waitFor();
    },
  },
  {
    name: 'products-as-list',
    address: '/products?brand=dell',
    prepare: (page, { t }) => page.getByRole('button', { name: t('products.view.list') }).click(),
  },
  {
    name: 'product-systems',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('product.chooseOs') }).click();
      await page.getByRole('dialog', { name: t('product.chooseOs') }).waitFor();
    },
  },
  {
    name: 'products-comparing',
    address: '/products',
    isWindow: true,
    prepare: async (page, { t }) => {
      for (const index of [0, 1]) await page.locator('.card__compare').nth(index).click();
      await page.getByRole('link', { name: t.count('compare.open', 2) }).waitFor();
    },
  },
  {
    name: 'product-specs',
    address: PRODUCT,
    prepare: (page, { t }) => page.getByRole('tab', { name: t('product.tab.specs') }).click(),
  },
  {
    name: 'product-tip',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page) => {
      await page.locator('.spec').getByRole('button').last().click();
      await page.locator('.tip:popover-open').waitFor();
    },
  },
  {
    name: 'product-zoom',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page, { t }) => {
      await page
        .getByRole('link', { name: new RegExp(`^${t('product.zoom')}: `) })
        .first()
        .press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('region', { name: t('product.zoom.view') })
        .waitFor();
    },
  },
  {
    name: 'offline',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.context().setOffline(true);
      await page.getByText(t('offline.message')).waitFor();
    },
  },
];
