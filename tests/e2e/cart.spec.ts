import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../support/wait-for-life.ts';
import { addToCart } from './presses.ts';
import { expectAccessible, type RunningStore, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

for (const { language, t, path } of languages) {
  test.describe(`the cart in ${language}`, () => {
    test('adds from a card, counts, changes quantity and removes', async ({ page }) => {
      await page.goto(path('/products?q=t480s'));
      await page
        .getByRole('button', { name: new RegExp(`^${t('card.addNamed', { name: '' })}`) })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: new RegExp(t('cart.title')) });
      await expect(drawer.locator('.qty output')).toHaveText('1');
      await expect(page.getByRole('status').getByText(/T480s/)).toBeVisible();
      await expectAccessible(page);

      await drawer.getByRole('button', { name: new RegExp(`^${t('cart.more', { name: '' })}`) }).click();
      await expect(drawer.locator('.qty output')).toHaveText('2');
      await drawer.getByRole('button', { name: new RegExp(`^${t('cart.less', { name: '' })}`) }).click();
      await expect(drawer.locator('.qty output')).toHaveText('1');
      await drawer.getByRole('button', { name: new RegExp(`^${t('cart.removeNamed', { name: '' })}`) }).click();
      await expect(drawer.getByText(t('cart.empty'))).toBeVisible();
      await expect(drawer.getByRole('button', { name: t('cart.checkout') })).toBeDisabled();
      await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });

    test.describe('whose price or stock changed since', () => {
      const drawerIn = (page: Page) => page.getByRole('dialog', { name: new RegExp(t('cart.title')) });
      const close = async (page: Page) => {
        await expect(drawerIn(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawerIn(page)).toBeHidden();
      };
      const add = async (page: Page) => {
        await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
        await addToCart(page, t);
      };
      const reopen = (page: Page) => page.getByRole('button', { name: t.count('nav.cart', 1) }).click();
      const priceChanged = t('cart.priceChanged').split('{')[0]?.trim() ?? '';
      /** The variant that goes into the cart, and what gives it another price and stock. */
      const variantOf = (store: RunningStore) => {
        const [variant] = store.database(
          `select v.id, v.price_cents, v.stock from product_variants v join products p on p.id = v.product_id
           where p.handle = ? order by v.position limit 1`,
          LAPTOP.handle,
        );
        const change = (cents: number, stock: number) =>
          store.database(
            'update product_variants set price_cents = ?, stock = ? where id = ? returning id',
            cents,
            stock,
            Number(variant?.id),
          );
        return { cents: Number(variant?.price_cents), stock: Number(variant?.stock), change };
      };

      /** Adds to the cart and closes it again. What the page has asked of today's prices meanwhile is held until it is let go. */
      const addAndCloseUnanswered = async (page: Page) => {
        const asked = Promise.withResolvers<void>();
        const letGo = Promise.withResolvers<void>();
        await page.route('**/api/**', async (route) => {
          if (route.request().postData()?.includes('CartVariants')) {
            asked.resolve();
            await letGo.promise;
          }
          await route.continue();
        });
        await add(page);
        await asked.promise;
        await close(page);
        return letGo.resolve;
      };
      /** Holds the page's next frames, and so what it does after it has painted, until they are let go. */
      const holdFrames = (page: Page) =>
        page.evaluateHandle(() => {
          const { requestAnimationFrame } = window;
          const held: FrameRequestCallback[] = [];
          window.requestAnimationFrame = (callback) => held.push(callback);
          return () => {
            window.requestAnimationFrame = requestAnimationFrame;
            for (const callback of held) requestAnimationFrame(callback);
          };
        });
      const untilPriceIs = (page: Page, cents: number) =>
        expect
          .poll(() => page.evaluate(() => Number(JSON.parse(localStorage.cart).state.items[0].price.amount)))
          .toBe(cents / 100);

      test('says so also when the drawer had closed before the answer came', async ({ page, store }) => {
        const { cents, stock, change } = variantOf(store);
        const release = await addAndCloseUnanswered(page);
        try {
          change(cents - 1_000, stock);
          release();
          await untilPriceIs(page, cents - 1_000);
          await reopen(page);
          await expect(page.locator('.line__changed')).toContainText(priceChanged);
        } finally {
          change(cents, stock);
        }
      });

      test('says so also when the answer comes while the drawer opens', async ({ page, store }) => {
        const { cents, stock, change } = variantOf(store);
        const release = await addAndCloseUnanswered(page);
        const letFramesGo = await holdFrames(page);
        try {
          change(cents - 1_000, stock);
          await reopen(page);
          release();
          await untilPriceIs(page, cents - 1_000);
          await letFramesGo.evaluate((letGo) => letGo());
          await expect(page.locator('.line__changed')).toContainText(priceChanged);
        } finally {
          change(cents, stock);
        }
      });
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('lives in its tab where the browser stores nothing, and says so', { tag: '@own-page' }, async ({
      page,
      store,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      });
      await page.goto(store.url + path(`/product/laptop/${LAPTOP.handle}`));
      await addToCart(page, t);
      await expect(page.getByRole('dialog').getByText(t('cart.notStored'))).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: t.count('nav.cart', 1) }).click();
      await expect(page.getByRole('dialog').getByText(t('cart.notStored'))).toBeVisible();
    });

    test('survives a reload, and two tabs agree', async ({ page, context }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await addToCart(page, t);
      await page.reload();
      await expect(page.getByRole('button', { name: t.count('nav.cart', 1) })).toBeVisible();
      await page.goto(path('/cart'));
      const lines = page.locator('.cart-page');
      await expect(lines.getByRole('heading', { level: 2, name: /T480/ })).toBeVisible();
      await expect(lines.getByRole('button', { name: t('cart.checkout') })).toBeEnabled();
      await expectAccessible(page);
      const other = await context.newPage();
      await other.goto(path('/products'));
      await other.getByRole('button', { name: t.count('nav.cart', 1) }).click();
      await other
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${t('cart.more', { name: '' })}`) })
        .click();
      await expect(page.getByRole('button', { name: t.count('nav.cart', 2) })).toBeVisible();
      await expect(lines.locator('.qty output')).toHaveText('2');
    });

    test('is closed at the press of Esc, before the browser tells of it with a later frame', async ({ page }) => {
      await page.goto(path('/contact'));
      await page.getByRole('button', { name: t('nav.cartEmpty') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const isOpenAtClose = await page.evaluateHandle(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        document.addEventListener('close', () => resolve(JSON.parse(localStorage.cart).state.isDrawerOpen), true);
        return { promise };
      });
      await page.keyboard.press('Escape');
      expect(await isOpenAtClose.evaluate(({ promise }) => promise)).toBe(false);
    });

    test.describe('whose code does not arrive', () => {
      test.use({ allowConsole: [/Failed to load resource/] });

      test('leaves the page as it is and says so, and loading it anew helps', async ({ page }) => {
        const chunk = /assets\/cart-drawer-[^/]*\.js/;
        await page.route(chunk, (route) => route.abort());
        await page.goto(path('/contact'));
        const cart = page.getByRole('button', { name: t('nav.cartEmpty') });
        await cart.click();
        await expect(page.getByRole('status').getByText(t('offline.partMissing'))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'));
        await expectAccessible(page);
        await page.unroute(chunk);
        await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: t('error.reload') }).click()]);
        await untilAlive(page);
        await expect(page.getByText(t('offline.partMissing'))).toHaveCount(0);
        await cart.click();
        await expect(page.getByRole('dialog').getByText(t('cart.empty'))).toBeVisible();
      });
    });
  });
}

test('a double press adds one piece, and the plus stops at the stock and says so', async ({ page }) => {
  const { t } = languages[0];
  // Two pieces of Ubuntu with 8 GB are in stock.
  await page.goto(`/products?q=t480+ubuntu&max=220`);
  await page
    .locator('.card')
    .first()
    .getByRole('button', { name: t('card.add') })
    .dblclick();
  const line = page.getByRole('dialog').locator('.line');
  const count = line.locator('output');
  await expect(count).toHaveText('1');
  const more = line.getByRole('button', { name: /Ένα ακόμη/ });
  await more.click();
  await expect(count).toHaveText('2');
  await expect(line.getByText(t.count('cart.allThereIs', 2))).toBeVisible();
  await expect(more).toBeDisabled();

  // The drawer may open between both presses, so that the second falls beside it.
  await page.mouse.move(20, 400);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(count).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
});
