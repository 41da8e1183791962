import { expect } from '@playwright/test';
import { expectAccessible, openPage, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

const OTHER = 'dell-latitude-5420-i5-1145g7-16gb-a-plus';

for (const { language, t, path } of languages) {
  test.describe(`finding a laptop in ${language}`, () => {
    test('the mega menu opens by press and by hover, and its links choose a filter', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path('/'));
      const menu = page.getByRole('navigation', { name: t('menu.label') });
      const button = page.getByRole('button', { name: t('nav.laptops') });
      await button.hover();
      await expect(menu).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu.getByRole('heading')).toHaveText(
        (['brand', 'cpu', 'screen', 'grade', 'price'] as const).map((group) => t(`facet.${group}`)),
      );
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await menu.getByRole('link', { name: /^14″/ }).click();
      await expect(page).toHaveURL(/screen=14-inch$/);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('checkbox', { name: /^14″/ })).toBeChecked();
    });

    test('suggestions under the search box, by keyboard alone', async ({ page }) => {
      await page.goto(path('/'));
      const box = page.locator('#header-search');
      await box.focus();
      await box.fill('thinkpad t48');
      const list = page.getByRole('listbox', { name: t('suggest.label') });
      await expect(list.getByRole('option').filter({ hasText: 'T480' }).first()).toBeVisible();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);
      const options = await list.getByRole('option').allInnerTexts();
      for (let index = 0; index <= options.findIndex((text) => text.includes('T480')); index++)
        await page.keyboard.press('ArrowDown');
      const marked = list.locator('[aria-selected=true]');
      await expect(marked).toContainText('T480');
      await expect(box).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/product\/laptop\/lenovo-thinkpad-t480/);
      await expect(box).toHaveValue('');
    });

    test('the finder asks four questions and explains its answer', async ({ page }) => {
      await page.goto(path('/finder'));
      const steps = [
        ['budget', '0-500'],
        ['use', 'office'],
        ['size', 'daily'],
        ['priority', 'speed'],
      ] as const;
      for (const [at, [question, answer]] of steps.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`finder.${question}.q`));
        await expect(page.getByText(t('finder.step', { n: at + 1, total: 4 }))).toBeVisible();
        if (at === 2) {
          await page.getByRole('link', { name: t('finder.previous') }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('finder.use.q'));
          await page.goBack();
        }
        await page.getByRole('link', { name: t(`finder.${question}.${answer}` as 'finder.use.office') }).click();
      }
      await expect(page).toHaveURL(/budget=0-500&use=office&size=daily&priority=speed$/);
      const best = page.locator('.match');
      await expect(best).toContainText(t('finder.result.why'));
      await expect(best).toContainText(t('finder.result.giveUp'));
      await expect(best.locator('.trade b').first(), 'a figure, not a phrase').toHaveText(/\d/);
      await expect(page.locator('.rulers dd').first()).toBeVisible();
      await expect(page.locator('.alternative')).toHaveCount(2);
      await best.getByRole('button', { name: t('card.add') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      const same = page.locator('.finder-result .shead a.arrow');
      const promised = Number(/\((\d+)\)$/.exec((await same.innerText()).trim())?.[1]);
      await same.click();
      await expect(page.locator('.cat__bar b')).toHaveText(t.count('products.count', promised));
    });

    test('on a phone the finder’s first proposal has name, price and reasons in the first window', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path('/finder?budget=0-500&use=office&size=daily&priority=price'));
      const best = page.locator('.match');
      const last = await best.locator('.whys li').last().boundingBox();
      expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThanOrEqual(800);
      await expect(best.locator('.whys li')).toHaveCount(3);
      const [name, price] = await Promise.all(['h2', '.price'].map((part) => best.locator(part).boundingBox()));
      expect(price?.x).toBe(name?.x);
      await expect(best.locator('details .trade').first()).toBeHidden();
      await best.getByText(t('finder.result.tradeOffs')).click();
      await expect(best.locator('details .trade').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('compares what was chosen in the list, and the address can be shared', async ({ page }) => {
      await page.goto(path('/products?q=thinkpad'));
      const buttons = page.locator('.card__compare');
      for (const index of [0, 1]) await buttons.nth(index).click();
      await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('link', { name: t.count('compare.open', 2) }).click();
      await expect(page).toHaveURL(/\/compare\?laptop=[^&]+&laptop=[^&]+$/);
      await expect(page.locator('thead th')).toHaveCount(2);
      await expect(page.locator('tr.is-different').first()).toBeVisible();
      await page
        .getByRole('link', { name: /^(Βγάλτε|Remove)/ })
        .first()
        .click();
      await expect(page.locator('thead th')).toHaveCount(1);
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test.describe('without a connection', () => {
      test.use({ allowConsole: [/Failed to load resource/] });

      test('the search box makes no suggestions, and nothing breaks', async ({ page, context }) => {
        await page.goto(path('/'));
        const box = page.locator('#header-search');
        await box.fill('think');
        const list = page.getByRole('listbox', { name: t('suggest.label') });
        await expect(list).toBeVisible();
        await context.setOffline(true);
        await box.fill('thinkpad t480');
        await expect(list).toHaveCount(0);
        await expect(page.getByText(t('offline.message'))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    test('a comparison on a phone keeps the names over their columns, and no word breaks', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path('/products?q=thinkpad'));
      const buttons = page.locator('.card__compare');
      for (const index of [0, 1, 2, 3]) await buttons.nth(index).click();
      await page.getByRole('link', { name: t.count('compare.open', 4) }).click();
      await expect(page.getByText(t('compare.swipe', { count: 4 }))).toBeVisible();
      const table = page.locator('.compare__scroll');
      const row = table.locator('tbody tr:not(.compare__group)').nth(8);
      await row.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 400));
      await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      const last = page.locator('.compare__names li').last();
      const cell = row.locator('td').last();
      await expect
        .poll(async () => {
          const [name, value] = await Promise.all([last.boundingBox(), cell.boundingBox()]);
          return name && value && Math.abs(name.x - value.x) < 2 && value.width >= 140;
        })
        .toBe(true);
      // Over the rows, below the shop's head.
      expect(
        await last.evaluate((name) => {
          const { x, y, height } = name.getBoundingClientRect();
          return name.contains(document.elementFromPoint(x + 8, y + height / 2));
        }),
      ).toBe(true);
    });
  });
}

test('all of it works without JavaScript: the finder, a comparison, the laptops in the menu', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  const { t } = languages[0];
  await page.goto('/finder');
  for (const answer of [
    'finder.budget.500-800',
    'finder.use.code',
    'finder.size.any',
    'finder.priority.lifetime',
  ] as const) {
    await page.getByRole('link', { name: t(answer) }).click();
  }
  await expect(page.locator('.match')).toBeVisible();
  await page.goto(`/compare?laptop=${LAPTOP.handle}&laptop=${OTHER}`);
  await expect(page.locator('thead th')).toHaveCount(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('navigation', { name: t('nav.main') })
    .getByRole('link', { name: t('nav.laptops') })
    .click();
  await expect(page).toHaveURL(/\/products\?kind=laptop$/);
  await page.context().close();
});

test('every number beside a link is that of the list behind it', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: languages[0].t('nav.laptops') }).click();
  await page.locator('.mega .n').first().waitFor();
  const links = await page.locator('.mega a:has(.n), .all a, .door a').evaluateAll((found) =>
    found.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number(/\d+/.exec((link.querySelector('.n, .vh, .muted, p span') ?? link).textContent ?? '')?.[0]),
    })),
  );
  expect(links.length).toBeGreaterThan(25);
  for (const { href, count } of links) {
    expect.soft(href).toContain('kind=laptop');
    const html = await (await request.get(href)).text();
    const [, listed] = /<div class="cat__bar"><p class="small"><b class="num">(\d+)/.exec(html) ?? [];
    expect.soft(Number(listed), href).toBe(count);
  }
});
