/** The owner's desk over SQLite: its day, every page of it, and what it is without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { deskWords } from '#locales/desk-words.ts';
import {
  buy,
  DESK_ENVIRONMENT,
  describeDay,
  expectFit,
  expectNarrow,
  formOf,
  join,
  PASSWORD,
  press,
  send,
  type,
} from './desk-day.ts';
import { openPage, test } from './store-fixture.ts';

test.use({ environment: DESK_ENVIRONMENT });

describeDay('sqlite');

const SIZES = [
  // 1280 at 400 %.
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** One address of each kind that the desk's pages lead to. */
async function pagesOf(page: Page): Promise<string[]> {
  const found = new Map<string, string>();
  const waiting = ['/desk'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = path.replace(/[^/]*\d[^/]*$/, ':id');
    if (found.has(kind)) continue;
    found.set(kind, path);
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    if (!answer.headers()['content-type']?.startsWith('text/html')) {
      found.delete(kind);
      continue;
    }
    const html = await answer.text();
    waiting.push(
      ...[...html.matchAll(/href="(\/desk\/(?:orders\/slips\?order=\d+|[^"?#]*))/g)].map(([, href = '']) => href),
    );
  }
  return [...found.values()];
}

for (const language of ['el', 'en'] as const) {
  test.describe(`every page of the desk in ${language}`, () => {
    test.use({ locale: language });

    test('fits each window, and axe finds nothing', { tag: '@own-page' }, async ({ page, store }) => {
      await page.goto('/desk/enter');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await buy(store);
      await join(page, store, `pages-${language}@example.gr`);
      store.database('delete from staff_jobs');
      const job = ['one', 'backup', '/desk', 'backed_up', '3 MB', '2999-01-01T00:00:00.000Z'];
      store.database('insert into staff_jobs values (?, ?, ?, ?, ?, null, ?)', ...job);
      const pages = await pagesOf(page);
      expect(pages).toContain('/desk/jobs/one');
      expect(pages.length).toBeGreaterThan(12);
      for (const path of pages) {
        await page.goto(path);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // The second language has other words, in the same elements.
          const look = language === 'el' || size.width === 360 ? expectFit : expectNarrow;
          await test.step(`${path} at ${size.width}`, () => look(page));
        }
      }
      await page.goto('/desk/jobs/one');
      await expect(page.getByRole('status')).toHaveText('3 MB');
      store.database("update staff_jobs set outcome = 'backed_up'");
      await expect(page.getByRole('status')).toHaveText(deskWords[language].done.backed_up);
      await expect(page.locator('[data-job]')).toHaveCount(0);
    });
  });
}

const CODE_MS = 30_000;

for (const { language, viewport } of [
  { language: 'el', viewport: { width: 360, height: 800 } },
  { language: 'en', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`passkeys in ${language}`, () => {
    // A refused form is told in the console, too.
    test.use({ viewport, locale: language, allowConsole: [/status of 422/] });
    const words = deskWords[language];

    test('one is made, opens the desk alone, and opens nothing once it is removed', { tag: '@own-page' }, async ({
      page,
      store,
    }) => {
      const device = await page.context().newCDPSession(page);
      await device.send('WebAuthn.enable');
      const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      const totp = await join(page, store, `passkey-${language}@example.gr`);
      const path = '/desk/settings/passkeys';
      await page.goto('/desk/settings');
      await expectFit(page);
      await press(page, page.locator(`a[href="${path}"]`));
      await page.waitForURL(`**${path}`);
      await expectFit(page);

      const fill = async (password: string) => {
        await type(page, page.locator('input[name=password]'), password);
        await type(page, page.locator('input[name=code]'), totp.generate({ timestamp: Date.now() + CODE_MS }));
      };
      await fill('opensesame');
      await press(page, formOf(page, 'passkey_add').locator('button'));
      await expect(page.locator('.notice--wrong')).toBeFocused();
      await expectFit(page);
      await type(page, page.locator('input[name=name]'), 'Pixel');
      await fill(PASSWORD);
      await send(page, 'passkey_add');
      await expect(page.locator('.table')).toContainText('Pixel');

      const leave = async () => {
        await press(page, page.getByRole('button', { name: words.frame.leave }));
        await page.waitForURL(/\/desk\/enter$/);
      };
      const enter = () => press(page, page.getByRole('button', { name: words.door.passkey }));
      await leave();
      await expectFit(page);
      // The finger is not the owner's: the browser refuses, and the form is there as before.
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
      await enter();
      await expect(page.locator('form[data-sent]')).toHaveCount(0);
      await expect(page).toHaveURL(/\/desk\/enter$/);
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
      await enter();
      await page.waitForURL(/\/desk$/);

      await page.goto('/desk/settings/log');
      for (const action of ['passkey_add', 'passkey_sign_in'] as const)
        await expect(page.getByRole('cell', { name: words.actions[action] }).first()).toBeVisible();
      await page.goto(path);
      await press(page, page.locator('summary', { hasText: words.settings.passkeys.remove.title }));
      await press(page, formOf(page, 'passkey_remove').locator('button'));
      // It opened this very session, which ends with it.
      await page.waitForURL(/\/desk\/enter/);
      await enter();
      await expect(page.locator('.notice--wrong')).toContainText(words.problems.passkey_unknown);
      await expectFit(page);
    });
  });
}

test('the desk works without JavaScript, and gives shoppers nothing of its own', async ({ browser, store }) => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  const context = page.context();
  await join(page, store, 'plain@example.gr');
  await page.goto('/desk/settings/passkeys');
  await expect(page.locator('[data-passkey]')).toBeHidden();
  await expect(page.locator('[data-no-passkey]')).toBeVisible();
  const number = await buy(store);
  await page.goto(`/desk/orders/${number}`);
  await formOf(page, 'pack').locator('input[name=number]').fill('76');
  await page.locator('form:has(input[value=pack]) button[type=submit]').click();
  await expect(page.locator('.notice[role=status]')).toBeVisible();
  const [cookie] = await context.cookies(`${store.url}/desk`);
  expect(cookie).toMatchObject({ path: '/desk', httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(await context.cookies(`${store.url}/products`)).toEqual([]);
  expect(await (await fetch(`${store.url}/products`)).text()).not.toMatch(/\/desk[/"]/);
  await context.clearCookies();
  await page.goto('/desk/enter');
  await expect(page.locator('[data-passkey]')).toBeHidden();
  await expect(page.locator('input[name=password]')).toBeVisible();
  await context.close();
});
