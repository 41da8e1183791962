/** A page that the browser has translated shows what it shows untranslated, whatever is pressed. */
import { expect, type Page } from '@playwright/test';
import { translatePage, visibleText } from '../support/translate-page.ts';
import { fillIn } from './checkout-form.ts';
import { openPage, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

const { t, path, checkout } = languages[0];

interface Walk {
  name: string;
  /** Where it begins. */
  address: string;
  steps: readonly ((page: Page) => Promise<unknown>)[];
}

const drawer = (page: Page) => page.getByRole('dialog', { name: new RegExp(t('cart.title')) });
/** Presses something, and waits for the screen that it leads to. */
const to = (address: RegExp, press: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await press(page);
  await page.waitForURL(address);
};
const addToCart = (page: Page) =>
  page
    .locator('.box')
    .getByRole('button', { name: t('product.add') })
    .click();

const WALKS: readonly Walk[] = [
  {
    name: 'another variant, the tabs and the heart of a product',
    address: `/product/laptop/${LAPTOP.handle}`,
    steps: [
      // First, since it comes when it is near, and every press scrolls.
      (page) => page.locator('.gst-place').scrollIntoViewIfNeeded(),
      (page) => page.locator('.gst').getByRole('radio').nth(1).check(),
      (page) => page.locator('.box select').first().selectOption('Ubuntu 24.04 LTS'),
      (page) => page.locator('.box select').last().selectOption('16 GB'),
      (page) => page.getByRole('tab', { name: t('product.tab.specs') }).click(),
      async (page) => {
        await page.locator('.buy__heart').click();
        // Its script comes with the first press.
        await page.getByRole('dialog').getByRole('heading').waitFor();
      },
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: t('auth.toSignup') })
          .click(),
    ],
  },
  {
    name: 'the cart',
    address: `/product/laptop/${LAPTOP.handle}`,
    steps: [
      addToCart,
      (page) =>
        drawer(page)
          .getByRole('button', { name: /^Ένα ακόμη/ })
          .click(),
      (page) =>
        drawer(page)
          .getByRole('button', { name: /^Ένα ακόμη/ })
          .click(),
      (page) =>
        drawer(page)
          .getByRole('button', { name: /^Ένα λιγότερο/ })
          .click(),
      (page) => page.keyboard.press('Escape'),
      (page) => page.getByRole('button', { name: t.count('nav.cart', 2) }).click(),
      (page) => drawer(page).locator('.line__remove').click(),
    ],
  },
  {
    name: 'the filters, the order and the pages of a list',
    address: '/products?kind=laptop',
    steps: [
      to(/brand=dell/, (page) => page.getByRole('checkbox', { name: /^Dell/ }).check()),
      to(/ram=16gb/, (page) => page.getByRole('checkbox', { name: /^16 GB/ }).check()),
      to(/sort=priceDesc/, (page) => page.locator('select[name=sort]').selectOption('priceDesc')),
      to(/kind=laptop&(?!brand)/, (page) => page.locator('.chip').first().click()),
      (page) => page.locator('.card__compare').nth(0).click(),
      (page) => page.locator('.card__compare').nth(1).click(),
      (page) => page.locator('.card__compare').nth(1).click(),
      to(/page=2/, (page) => page.getByRole('link', { name: t('products.next') }).click()),
    ],
  },
  {
    name: 'a search that finds nothing, and then something',
    address: '/products',
    steps: [
      to(/q=zzzzqq/, (page) => page.locator('.cat__search input').fill('zzzzqq')),
      to(/q=thinkpad/, (page) => page.locator('.cat__search input').fill('thinkpad')),
      to(/products$/, (page) => page.locator('.cat__search input').fill('')),
    ],
  },
  {
    name: 'the finder',
    address: '/finder',
    steps: [/budget=/, /use=/, /size=/, /priority=/].map((address) =>
      to(address, (page) => page.locator('.finder__answer').first().click()),
    ),
  },
  {
    name: 'the checkout',
    address: `/product/laptop/${LAPTOP.handle}`,
    steps: [
      addToCart,
      (page) =>
        drawer(page)
          .getByRole('button', { name: t('cart.checkout') })
          .click(),
      (page) => page.waitForURL(/\/checkouts\//),
      (page) => fillIn(page, checkout, 'translated@example.gr'),
    ],
  },
];

/** Each step, the page being translated before it where that is asked for, also after it was loaded anew. */
async function walkThrough(page: Page, { address, steps }: Walk, look: (step: number) => Promise<void>): Promise<void> {
  await page.goto(path(address));
  await look(0);
  for (const [index, step] of steps.entries()) {
    await step(page);
    await look(index + 1);
  }
}

/** What is seen when all answers have come. */
async function stillText(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await visibleText(page);
      return before === last;
    })
    .toBe(true);
  return last;
}

/** From the first difference on; empty where there is none. */
function difference(seen: string, expected: string): string {
  const at = [...expected].findIndex((sign, index) => seen[index] !== sign);
  if (at < 0) return seen.slice(expected.length, expected.length + 60);
  return `«${seen.slice(at - 20, at + 40)}» instead of «${expected.slice(at - 20, at + 40)}»`;
}

for (const walk of WALKS) {
  test(`${walk.name}: the same in a translated page`, { tag: '@own-page' }, async ({ page, browser, store }) => {
    // Others of this worker buy the same laptop, and the plus button stops at the stock.
    store.command('stock', 'set', LAPTOP.sku, '90');
    const plain = await openPage(browser);
    const expected: string[] = [];
    await walkThrough(plain, walk, async () => void expected.push(await stillText(plain)));
    await plain.context().close();
    await walkThrough(page, walk, async (step) => {
      await expect
        .poll(async () => difference(await visibleText(page), expected[step] ?? ''), `after step ${step}`)
        .toBe('');
      await translatePage(page);
    });
  });
}
