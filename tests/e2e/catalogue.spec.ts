import { expect } from '@playwright/test';
import { expectAccessible, openPage, test } from './store-fixture.ts';
import { languages } from './words.ts';

for (const { language, t, path } of languages) {
  test.describe(`the catalogue in ${language}`, () => {
    test('filters by brand, sorts, and Back brings back what was', async ({ page }) => {
      await page.goto(path('/products'));
      const count = page.locator('.cat__bar b');
      const all = await count.innerText();
      await page.getByRole('checkbox', { name: /^Dell/ }).click();
      await expect(page).toHaveURL(/\?brand=dell$/);
      await expect(count).not.toHaveText(all);
      await expect(page.locator('.card__meta').filter({ hasNotText: 'Dell' })).toHaveCount(0);
      const label = await page.locator('.opt', { hasText: 'Dell' }).locator('.n').innerText();
      expect(await count.innerText()).toContain(label);

      await page.getByRole('combobox', { name: t('products.sort') }).selectOption('priceDesc');
      await expect(page).toHaveURL(/brand=dell&sort=priceDesc$/);
      await expect
        .poll(async () => {
          const prices = await page.locator('.card .price').allInnerTexts();
          const cents = prices.map((text) => Number(text.replace(/\n.*/s, '').replace(/\D/g, '')));
          return cents.every((price, index) => index === 0 || price <= (cents[index - 1] ?? 0));
        })
        .toBe(true);

      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('checkbox', { name: /^Dell/ })).not.toBeChecked();
      await expect(count).toHaveText(all);
    });

    test('on a phone the first product is in sight, and one press narrows the list', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      const firstCardAt = async () => (await page.locator('.card').first().boundingBox())?.y;
      await page.goto(path('/products'));
      await expect(page.getByText(t('products.cheapestFirst'))).toBeVisible();
      expect(await firstCardAt()).toBeLessThanOrEqual(320);
      const chips = await page
        .locator('.chips .chip')
        .evaluateAll((all) =>
          all.map((chip) => chip.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      expect(chips.filter(({ right }) => right < 330).length, 'whole chips').toBeGreaterThanOrEqual(2);
      expect(
        chips.some(({ left, right }) => left < 330 && right > 360),
        'a part of the next',
      ).toBe(true);
      const isCut = await page.locator('.cat__sort select').evaluate((select: HTMLSelectElement) => {
        const shown = select.offsetWidth;
        select.style.maxWidth = 'none';
        return shown < select.offsetWidth;
      });
      expect(isCut, 'the longest name of an order').toBe(false);
      await page.getByRole('link', { name: t('products.shortcut.windows') }).click();
      await expect(page).toHaveURL(/system=windows-11/);
      await page.getByRole('link', { name: t('products.shortcut.memory') }).click();
      await expect(page).toHaveURL(/ram=16gb/);
      await expect(page.getByText(t('products.cheapestFirst'))).toHaveCount(0);
      await expect.poll(firstCardAt).toBeLessThanOrEqual(320);
      const clear = await page.getByRole('link', { name: t('products.clear'), exact: true }).boundingBox();
      expect((clear?.x ?? -1) >= 0 && (clear?.x ?? 0) + (clear?.width ?? 999) <= 360).toBe(true);
      const [search, filters] = await Promise.all(
        ['.cat__search', '.cat__filters'].map((part) => page.locator(part).boundingBox()),
      );
      expect((search?.x ?? 0) + (search?.width ?? 999)).toBeLessThanOrEqual(filters?.x ?? 0);
      await expectAccessible(page);
    });

    test('on a phone the filters are a panel that counts its groups and keeps the focus', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path('/products?brand=dell&ram=8gb&ram=16gb'));
      const open = page.getByRole('button', { name: t('products.filters') });
      await expect(open).toContainText(t.count('products.groups', 2));
      await open.click();
      const panel = page.locator('#filters');
      await expect(panel).toBeVisible();
      const price = await panel.locator('.facet').first().boundingBox();
      expect(price?.height, 'the price leaves half of the first view to others').toBeLessThanOrEqual(326);
      await expectAccessible(page);
      await panel.getByRole('checkbox', { name: /^HP/ }).click();
      await expect(page).toHaveURL(/brand=dell&brand=hp/);
      await expect(panel, 'the panel stays open').toBeVisible();
      await panel.locator('.opt', { hasText: 'Lenovo' }).click({ position: { x: 60, y: 12 } });
      await expect(page).toHaveURL(/brand=lenovo/);
      await panel.getByRole('heading', { level: 2 }).click();
      await expect(panel, 'a press on words closes nothing').toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(open).toBeFocused();
    });

    test('has weights alone in the list view’s column of weights', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path('/products?kind=laptop'));
      await page.getByRole('button', { name: t('products.view.list') }).click();
      const head = page.locator('.list-heads').getByText(t('fact.weight'));
      await expect(head).toBeVisible();
      const cells = await head.evaluate((column) => {
        const { left, right } = column.getBoundingClientRect();
        const middle = ({ left: from, right: to }: DOMRect) => (from + to) / 2;
        return [...document.querySelectorAll<HTMLElement>('.card .facts dd')]
          .filter((cell) => cell.checkVisibility())
          .filter((cell) => Math.abs(middle(cell.getBoundingClientRect()) - (left + right) / 2) < (right - left) / 2)
          .map((cell) => cell.innerText.trim());
      });
      expect(cells.length).toBeGreaterThan(5);
      expect(cells.filter((text) => !/\s(kg|g)$/.test(text))).toEqual([]);
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('a list that takes long leaves its boxes, empty, until it comes', async ({ page }) => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.goto(path('/products'));
      await page.route(/\/products\.data/, async (route) => {
        await held;
        await route.continue();
      });
      const results = page.locator('.cat__results');
      const [name, picture] = [results.locator('.card h3 a').first(), results.locator('.card__pic img').first()];
      await page.getByRole('combobox', { name: t('products.sort') }).selectOption('priceDesc');
      await expect(results).toHaveAttribute('aria-busy', 'true');
      await expect(name).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(picture).toBeHidden();
      letGo();
      await expect(results).toHaveAttribute('aria-busy', 'false');
      await expect(name).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(picture).toBeVisible();
    });

    test('writes the search to the address while typing, and takes it out again', async ({ page }) => {
      await page.goto(path('/products'));
      const box = page.getByRole('searchbox', { name: t('products.searchLabel') });
      await box.fill('elitebook');
      await expect(page).toHaveURL(/\?q=elitebook$/);
      await expect(page.locator('.card h3').first()).toContainText('EliteBook');
      await box.fill('   ');
      await expect(page).toHaveURL(new RegExp(`${path('/products')}$`));
    });

    test('remembers the list view, from the first paint on', async ({ page }) => {
      await page.goto(path('/products'));
      await page.getByRole('button', { name: t('products.view.list') }).click();
      await expect(page.locator('.list-heads')).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
      await expect(page.getByRole('button', { name: t('products.view.list') })).toHaveAttribute('aria-pressed', 'true');
    });

    test('is a plain form without JavaScript, prices and several values included', async ({ browser }) => {
      const page = await openPage(browser, { javaScriptEnabled: false });
      await page.goto(path('/products'));
      await page.getByRole('checkbox', { name: /^HP/ }).check();
      await page.getByRole('checkbox', { name: /^Lenovo/ }).check();
      await page.getByRole('textbox', { name: t('products.from') }).fill('200');
      await page.getByRole('textbox', { name: t('products.to') }).fill('300');
      await page.getByRole('button', { name: t('products.apply') }).click();
      await expect(page).toHaveURL(/brand=hp&min=200&max=300&brand=lenovo|brand=hp&brand=lenovo/);
      await expect(page.locator('.card__meta').filter({ hasNotText: /HP|Lenovo/ })).toHaveCount(0);
      await expect(page.locator('.chip', { hasText: /200–.?300/ })).toBeVisible();
      await page.context().close();
    });
  });
}
