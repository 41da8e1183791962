import { expect } from '@playwright/test';
import { tooWide } from '../support/layout-faults.ts';
import { addFromBox } from './presses.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

/** Its description is replaced for a moment. */
const TABLE_OF = 'lenovo-thinkpad-t480s-i5-8350u-16gb-a';

/** Records the highest value of the slider, read in each animation frame: on a slow machine an animation may end before a poll reads it. */
function noteHighestValue(): void {
  const value = document.querySelector<HTMLInputElement>('input[type="range"]')?.valueAsNumber ?? Number.NaN;
  const { highest = '-1' } = document.body.dataset;
  if (value > Number(highest)) document.body.dataset.highest = String(value);
  requestAnimationFrame(noteHighestValue);
}

for (const { language, t, path } of languages) {
  test.describe(`the product page in ${language}`, () => {
    test('offers the operating systems in a dialog, which adds and closes', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      const icon = page.locator('.box__price').getByRole('button', { name: t('product.chooseOs') });
      await expect(icon.locator('use')).toHaveAttribute('href', /#cart$/);
      const [price, button] = [await page.locator('.box__price .price').boundingBox(), await icon.boundingBox()];
      expect(Math.abs((price?.y ?? 0) - (button?.y ?? 999))).toBeLessThan(24);
      await expect(icon, 'in words').toHaveText(t('product.chooseOs'));
      await icon.click();
      const dialog = page.getByRole('dialog', { name: t('product.chooseOs') });
      await expect(dialog.getByText(/Windows 10/)).toHaveCount(0);
      await dialog.getByRole('button', { name: /Ubuntu.*16 GB/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('dialog', { name: new RegExp(t('cart.title')) })).toContainText(
        'Ubuntu 24.04 LTS • 16 GB',
      );
    });

    test('fills the first window of a desk: the button, the wishlist, the comparison, and no gap beside them', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      const compare = page.locator('.box').getByRole('button', { name: t('compare.word') });
      const bottom = await compare.evaluate((button) => button.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(900);
      await expect(page.locator('.buy__heart')).toHaveText(t('wishlist.word'));
      await compare.click();
      await expect(compare).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.compare-bar')).toBeVisible();
      const [left, right] = await Promise.all(
        ['.pdp__facts', '.buy'].map((part) =>
          page
            .locator(part)
            .evaluate((element) => (element.lastElementChild ?? element).getBoundingClientRect().bottom),
        ),
      );
      expect(Math.abs((left ?? 0) - (right ?? 999))).toBeLessThan(150);
    });

    test('has the grades with their prices in its HTML, and the keyboard comes to them', async ({ page, request }) => {
      const address = path(`/product/laptop/${LAPTOP.handle}`);
      expect(await (await request.get(address)).text()).toContain('name="stage"');
      await page.goto(address);
      await page.getByRole('slider', { name: t('product.stage.light') }).focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('.gst').getByRole('radio', { checked: true })).toBeFocused();
    });

    test('shows the lid in each grade, what the grade costs, and a light that the keyboard turns', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.locator('.gst-place').scrollIntoViewIfNeeded();
      const stage = page.locator('.gst');
      await expect(stage.getByRole('radio', { checked: true })).toHaveAccessibleName(/229[,.]00/);
      await expect(stage.locator('[data-shown] img')).toHaveAttribute('src', /wear-thinkblack-a\.webp/);
      await stage.getByRole('radio', { name: /289[,.]00/ }).check();
      await expect(stage.locator('[data-shown] img')).toHaveAttribute('src', /wear-thinkblack-aplus\.webp/);
      await expect(stage.getByRole('link').first()).toHaveAttribute('href', /t480-.*a-plus/);
      const light = stage.getByRole('slider', { name: t('product.stage.light') });
      await light.press('End');
      await expect(stage.locator('.gst__pic')).toHaveCSS('--l', '1');
      await expectAccessible(page);
    });

    test('says on the page that sources disagree about a processor, and in the list what it is sold with', async ({
      page,
    }) => {
      const handle = 'dell-precision-5520-i7-7820hq-16gb-a-minus';
      await page.goto(path('/products?q=precision 5520 7820hq'));
      const card = page.locator('.card', { has: page.locator(`a[href$="${handle}"]`) });
      await expect(card.locator('.facts__windows')).toContainText(/Ubuntu 24\.04\sLTS/);
      await page.goto(path(`/product/laptop/${handle}`));
      await expect(page.locator('.when')).toContainText(
        `${t('product.windows11.disputed')} ${t('product.windows11.disputedNote')}`,
      );
      await expect(page.locator('#panel-features')).toContainText(t('fact.windows11.disputed'));
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('rests at the light of an office, and moves by hand alone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.evaluate(noteHighestValue);
      await page.locator('.gst-place').scrollIntoViewIfNeeded();
      const picture = page.locator('.gst__pic');
      const light = page.getByRole('slider', { name: t('product.stage.light') });
      await picture.scrollIntoViewIfNeeded();
      await expect(light).toHaveValue('0');
      await expect(light).toHaveAttribute('aria-valuetext', t('product.stage.fromAbove'));
      await expect(picture).toHaveCSS('--l', '0');
      for (const _ of Array.from({ length: 5 })) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      expect(await page.evaluate(() => Number(document.body.dataset.highest))).toBe(0);

      const box = await picture.boundingBox();
      if (!box) throw new Error('The stage has no size');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.8, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.25, y, { steps: 4 });
      await page.mouse.up();
      await expect(light).toHaveValue('25');
      await page.mouse.move(box.x + box.width * 0.6, y);
      await expect(light).toHaveValue('25');
      await light.press('ArrowRight');
      await expect(light).toHaveValue('26');
    });

    test('fetches the picture that is seen, and another when one swipes or presses a small one', {
      tag: '@own-page',
    }, async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`), { waitUntil: 'networkidle' });
      const fetched = page.locator('.gal__main img').evaluateAll((images: HTMLImageElement[]) => {
        return images.map(({ currentSrc }) => currentSrc !== '');
      });
      expect(await fetched).toEqual([true, false, false, false, false]);
      const small = page.getByRole('region', { name: t('product.gallery') }).locator('.gal__thumbs a');
      await small.nth(2).click();
      const third = page.locator('.gal__main img').nth(2);
      await expect.poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(small.nth(2)).toHaveAttribute('aria-current', 'true');
      await page.locator('.gal__main').evaluate((strip) => strip.scrollTo({ left: 0 }));
      await expect(small.first()).toHaveAttribute('aria-current', 'true');
    });

    test('shows its pictures large, by keyboard', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      const picture = page.getByRole('link', { name: new RegExp(`^${t('product.zoom')}: `) }).first();
      await picture.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const view = dialog.getByRole('region', { name: t('product.zoom.view') });
      await expect(view).toHaveAttribute('data-level', '1');
      await expectAccessible(page);
      await page.keyboard.press('+');
      await expect(view).toHaveAttribute('data-level', '1.5');
      await page.keyboard.press('0');
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText(t('product.picture', { n: 2, count: 5 }));
      await dialog.getByRole('button', { name: t('product.zoom.in') }).click();
      await expect(view).toHaveAttribute('data-level', '1.5');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(picture).toBeFocused();
      await expect(page.locator('.gal__thumbs a').nth(1)).toHaveAttribute('aria-current', 'true');
    });

    test('says that a slow page is on its way', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/\.data/, async (route) => {
        await answered;
        await route.continue();
      });
      await page.locator('.cards h3 a').first().click();
      await expect(page.getByRole('status').getByText(t('shop.loading'))).toBeAttached();
      await expect(page.locator('.coming--ring')).toBeAttached();
      await expectAccessible(page);
      answer();
      await expect(page).not.toHaveURL(new RegExp(LAPTOP.handle));
      await expect(page.locator('.coming')).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows both of its tabs', async ({ page }) => {
        await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
        await expect(page.locator('#panel-features')).toBeVisible();
        await expect(page.locator('#panel-specs')).toBeVisible();
      });
    });

    test('does not offer a hidden system: the one that is left is told as text and sold', async ({ page }) => {
      await page.goto(path('/product/laptop/dell-latitude-5480-i5-7300u-8gb-a-minus'));
      const box = page.locator('.box');
      await expect(box.getByRole('combobox')).toHaveCount(0);
      await expect(box).toContainText(/: Windows\s10\sPro/);
      await addFromBox(page, t);
      await expect(page.getByRole('dialog', { name: new RegExp(t('cart.title')) })).toContainText('Latitude 5480');
    });

    test('a wide table, a long word and a long cell of a description stay within the page', async ({ page, store }) => {
      const cells = (tag: string) => Array.from({ length: 8 }, (_, at) => `<${tag}>Column ${at}</${tag}>`).join('');
      const wide = `<table><tr>${cells('th')}</tr><tr>${cells('td')}</tr><tr><td>${'cell'.repeat(75)}</td></tr></table>`;
      const html = `${wide}<p>${'word'.repeat(44)}</p><ul><li>${'item'.repeat(44)}</li></ul>`;
      const own = "resource = 'product' and key = 'description_html' and resource_id";
      const [product] = store.database('select id, description_html from products where handle = ?', TABLE_OF);
      const id = Number(product?.id);
      const before = store.database(`select language, value from translations where ${own} = ?`, id);
      const describe = (text: string, translations: typeof before) => {
        for (const { language: tag, value } of translations) {
          store.database(
            `update translations set value = ? where ${own} = ? and language = ?`,
            String(value),
            id,
            String(tag),
          );
        }
        // Last: it is what the store notices.
        store.database('update products set description_html = ? where id = ?', text, id);
      };
      describe(
        html,
        before.map((row) => ({ ...row, value: html })),
      );
      try {
        await page.setViewportSize({ width: 360, height: 800 });
        // The first visit after a change may still get the page before it.
        await expect(async () => {
          await page.goto(path(`/product/laptop/${TABLE_OF}`));
          await page.getByRole('tab', { name: t('product.tab.specs') }).click();
          await expect(page.locator('.rich')).toContainText('Column 7', { timeout: 2_000 });
        }).toPass({ timeout: 30_000 });
        expect(await tooWide(page)).toEqual([]);
        const { whole, shown } = await page
          .locator('.rich .wide')
          .evaluate((box) => ({ whole: box.scrollWidth, shown: box.clientWidth }));
        expect(whole).toBeGreaterThan(shown);
        expect(shown).toBeGreaterThan(200);
        await expectAccessible(page);
      } finally {
        describe(String(product?.description_html), before);
      }
    });
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('two fingers enlarge a picture, and one turns to the next', async ({ page }) => {
    await page.goto(`/product/laptop/${LAPTOP.handle}`);
    await page.locator('.gal__main a').first().tap();
    const view = page.locator('.zoom');
    await expect(view.locator('img')).toBeVisible();
    await expect(view, 'larger than on the page').toHaveAttribute('data-level', '2');
    await page.getByRole('dialog').press('0');
    await expect(view).toHaveAttribute('data-level', '1');
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 370, id })) });
    await send('touchStart', 250);
    await send('touchMove', 120);
    await send('touchEnd');
    await expect(page.getByRole('dialog')).toContainText(languages[0].t('product.picture', { n: 2, count: 5 }));
    await send('touchStart', 160, 200);
    await send('touchMove', 140, 220);
    await send('touchEnd');
    await expect(view).toHaveAttribute('data-level', '2');
  });
});

test('the short address leads to the one address, in either language', async ({ request }) => {
  for (const prefix of ['', '/en']) {
    const response = await request.get(`${prefix}/product/${LAPTOP.handle}?from=list`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${prefix}/product/laptop/${LAPTOP.handle}?from=list`);
  }
});

for (const { language, t, path } of languages) {
  test.describe(`the variant that was asked for, in ${language}`, () => {
    test('by a search is the one on the card, behind its link and in the cart', async ({ page }) => {
      await page.goto(path('/products?q=thinkpad+t480+16gb'));
      const card = page.locator('.card').first();
      await expect(card.locator('.price')).toContainText('244');
      await expect(card.locator('.price')).not.toContainText('209');
      await expect(card.locator('dl')).toContainText(/16\s?GB/);
      await card.getByRole('button', { name: t('card.add') }).click();
      const line = page.getByRole('dialog').locator('.line');
      await expect(line).toContainText('16 GB');
      await expect(line).toContainText('244');
      await page.keyboard.press('Escape');
      await card.locator('h3 a').click();
      await expect(page).toHaveURL(/\?variant=\d+$/);
      await expect(page.locator('.box .price').first()).toContainText('244');
      await expect(page.locator('.box select').nth(1)).toHaveValue('16 GB');
    });

    test('by a search is the one that is compared', async ({ page }) => {
      await page.goto(path('/products?q=thinkpad+t480+16gb'));
      const [first, second] = [page.locator('.card').first(), page.locator('.card').nth(1)];
      for (const card of [first, second]) await card.locator('.card__compare').click();
      await page.locator('.compare-bar .btn').click();
      await expect(page).toHaveURL(/laptop=[^&]+%7E\d+&|laptop=[^&]+~\d+&/);
      const table = page.getByRole('table').first();
      await expect(table.getByText(/244/).first()).toBeVisible();
      await expect(table).not.toContainText('229');
      await expect(table.locator('.compare__name').first()).toHaveAttribute('href', /\?variant=\d+$/);
      await table.locator('button.btn').first().click();
      await expect(page.getByRole('dialog').locator('.line')).toContainText('16 GB');
    });

    test('by its colour is shown in it, on the page, in the list and in the cart', async ({ page }) => {
      const handle = 'apple-macbook-air-13-m1-8gb-a';
      await page.goto(path(`/product/laptop/${handle}`));
      const [picture, colour] = [page.locator('.gal__main img').first(), page.locator('.box select').first()];
      // The first that can be bought is grey, though a silver one is the product's first picture.
      await expect(picture).toHaveAttribute('src', /wedge-grey-front/);
      await colour.selectOption({ index: 1 });
      await expect(picture).toHaveAttribute('src', /wedge-silver-front/);
      await addFromBox(page, t);
      await expect(page.getByRole('dialog').locator('.line img')).toHaveAttribute('src', /wedge-silver-front/);
      const silver = language === 'el' ? 'ασημί' : 'silver';
      await page.goto(path(`/products?q=${encodeURIComponent(`macbook air m1 8gb ${silver}`)}`));
      await expect(page.locator('.card img').first()).toHaveAttribute('src', /wedge-silver-front/);
    });
  });
}
