import { expect } from '@playwright/test';
import { LISTED_VALUES } from '#domain/catalogue/facets.ts';
import { formatPriceBand, PRICE_BANDS } from '#domain/catalogue/price-band.ts';
import { GRADES } from '#domain/machine/grade.ts';
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

    test('shows a way out where nothing is found', async ({ page }) => {
      await page.goto(path('/products?q=latitude&brand=apple'));
      await expect(
        page.getByRole('heading', { name: t('products.noneWithQuery', { query: 'latitude' }) }),
      ).toBeVisible();
      await page.locator('.empty__ways a').first().click();
      await expect(page.locator('.card').first()).toBeVisible();
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
      await page.getByRole('link', { name: t('products.shortcut.supported') }).click();
      await expect(page).toHaveURL(/windows=11/);
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

    test('a search is headed by what was searched, and has one box', async ({ page }) => {
      await page.goto(path('/products?q=thinkpad'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('meta.products.titleQuery', { query: 'thinkpad' }),
      );
      await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
    });

    test('several values widen a facet, further facets narrow it, and chips take each back', async ({ page }) => {
      await page.goto(path('/products'));
      const filters = page.getByRole('complementary', { name: t('products.filters') });
      const count = page.locator('.cat__bar b');
      const dell = filters.getByRole('checkbox', { name: /^Dell/ });
      await dell.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/brand=dell$/);
      await expect(dell, 'a keyboard stays where it is').toBeFocused();
      await filters.getByRole('checkbox', { name: /^HP/ }).click();
      await expect(page).toHaveURL(/brand=dell&brand=hp$/);
      // The address is there a moment before the list that it names.
      await expect(page.getByRole('link', { name: t('products.removeFilter', { name: 'HP' }) })).toBeVisible();
      const both = Number.parseInt(await count.innerText(), 10);
      const eighth = page.getByRole('checkbox', { name: t('facet.cpu.generation', { n: 8, nth: '8th' }) });
      const promised = Number.parseInt(await filters.locator('.opt', { has: eighth }).locator('.n').innerText(), 10);
      await eighth.click();
      await expect(page).toHaveURL(/brand=dell&brand=hp&cpu=8th-gen$/);
      await expect(count).toHaveText(t.count('products.count', promised));
      expect(promised).toBeLessThan(both);
      await page.getByRole('link', { name: t('products.removeFilter', { name: 'HP' }) }).click();
      await expect(page).toHaveURL(/brand=dell&cpu=8th-gen$/);
      await expect(filters.getByRole('checkbox', { name: /^HP/ })).not.toBeChecked();
      await page.locator('.chip--clear').click();
      await expect(page).toHaveURL(new RegExp(`${path('/products')}$`));
    });

    test('the price: a band, the slider by keyboard, and the two fields', async ({ page }) => {
      await page.goto(path('/products'));
      await page.getByRole('checkbox', { name: /150–.?250/ }).click();
      await expect(page).toHaveURL(/price=150-250$/);
      const [from, to] = [t('products.priceFrom'), t('products.priceTo')].map((name) =>
        page.getByRole('slider', { name }),
      );
      await expect(from ?? page.locator('none')).toHaveAttribute('aria-valuetext', /^150/);
      await to?.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/price=150-260$/);
      await expect(page.getByRole('checkbox', { name: /150–.?250/ })).not.toBeChecked();
      const field = page.getByRole('textbox', { name: t('products.to') });
      await field.fill('abc');
      await field.press('Enter');
      await expect(page).toHaveURL(/price=150%2B$/);
      await field.fill('300');
      await field.press('Enter');
      await expect(page).toHaveURL(/price=150-300$/);
      await expect(page.getByRole('link', { name: /150–.?300/ })).toBeVisible();
    });

    test('words of the search become filters that can be taken back', async ({ page }) => {
      await page.goto(path(`/products?q=${encodeURIComponent('thinkpad 16gb κάτω από 400')}`));
      await expect(page.getByRole('checkbox', { name: /^16\sGB/ })).toBeChecked();
      await expect(page.locator('.chip', { hasText: '400', hasNotText: 'thinkpad' })).toBeVisible();
      await page.getByRole('checkbox', { name: /^16\sGB/ }).click();
      await expect(page).toHaveURL(/q=thinkpad\+[^&]*400$/);
      await expect(page.getByRole('checkbox', { name: /^16\sGB/ })).not.toBeChecked();
      await expect(page.locator('.card__meta').filter({ hasNotText: 'Lenovo' })).toHaveCount(0);
    });

    test('a correction is offered, not forced', async ({ page }) => {
      await page.goto(path('/products?q=latitute'));
      await expect(page.locator('.correction')).toContainText('latitude');
      await expect(page.locator('.card h3').first()).toContainText('Latitude');
      await page.getByRole('link', { name: t('products.searchExactly', { query: 'latitute' }) }).click();
      await expect(page).toHaveURL(/exact=1/);
      await expect(page.locator('.empty h2')).toHaveText(t('products.noneWithQuery', { query: 'latitute' }));
    });

    test('calls nothing near to a word that means nothing, and names what there is', async ({ page }) => {
      await page.goto(path('/products?q=zzzzqq'));
      await expect(page.getByRole('heading', { name: t('products.noneWithQuery', { query: 'zzzzqq' }) })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('products.nearest') })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: t('products.suggested') })).toBeVisible();
      await expect(page.locator('.nearest .card')).toHaveCount(4);
      await expect(page.locator('.empty__ways a[href*="q="]').first()).toBeVisible();
    });

    test('shows what comes nearest where nothing fits', async ({ page }) => {
      await page.goto(path('/products?brand=apple&ram=64gb&screen=17-inch'));
      await expect(page.getByRole('heading', { name: t('products.nearest') })).toBeVisible();
      await expect(page.locator('.nearest .card').first()).toBeVisible();
      await page.locator('.empty__ways a').first().click();
      await expect(page.locator('.cat__results > .cards .card').first()).toBeVisible();
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

    test('remembers the list view, from the first paint on', async ({ page }) => {
      await page.goto(path('/products'));
      await page.getByRole('button', { name: t('products.view.list') }).click();
      await expect(page.locator('.list-heads')).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
      await expect(page.getByRole('button', { name: t('products.view.list') })).toHaveAttribute('aria-pressed', 'true');
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

for (const { path } of languages) {
  for (const [facet, value] of [
    ['brand', 'dell'],
    ...LISTED_VALUES.cpu.map((cpu) => ['cpu', cpu] as const),
    ...LISTED_VALUES.screen.map((screen) => ['screen', screen] as const),
    ...GRADES.map((grade) => ['grade', grade] as const),
    ...PRICE_BANDS.map((band) => ['price', formatPriceBand(band)] as const),
  ] as const) {
    test(`${path('/products')}?${facet}=${value} comes with its filter chosen`, async ({ request }) => {
      const html = await (await request.get(path(`/products?${facet}=${encodeURIComponent(value)}`))).text();
      const boxes = html.match(/<input[^>]*>/g) ?? [];
      const own = boxes.filter((box) => box.includes(`name="${facet}"`) && box.includes(`value="${value}"`));
      expect(own).toHaveLength(1);
      expect(own[0]).toContain('checked');
    });
  }
}

test('hidden products are in no list; their own page is not indexed', async ({ page, request }) => {
  await page.goto('/products?q=830 g5');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page.locator('.card', { hasText: /830 G5/ })).toHaveCount(0);
  const hidden = await request.get('/product/laptop/hp-elitebook-830-g5-i5-8250u-8gb-a');
  expect(hidden.status()).toBe(200);
  expect(await hidden.text()).toContain('content="noindex');
});

for (const address of [
  '/products?page=9999',
  '/products?page=-1&sort=zzz',
  '/products?price=abc',
  '/products?price=500-100&brand=%F0%9F%98%80',
  `/products?q=${'x'.repeat(10_000)}`,
  `/products?q=${encodeURIComponent('λ'.repeat(10_000))}`,
  '/products?cpu=zzz&screen=-1&ram=%3Cb%3E&storage=9999999tb&grade=A%2B%2B%2B',
  '/products?price=-5',
  '/products?min=-1&max=1e9&price=0-0',
  '/products?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/products?q=%F0%9F%A6%84',
]) {
  test(`${address.slice(0, 60)} is a useful page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    const { t } = languages[0];
    const heading = address.includes('?q=') ? t('meta.products.titleQuery', { query: '' }).trim() : t('products.title');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  });
}
