import { writeFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { storePages } from '#domain/shop/store-pages.ts';
import { fr } from '#locales/fixed-french.ts';
import { expectAccessible, openPage, remember, test } from './store-fixture.ts';
import { languages } from './words.ts';

type Key = Parameters<(typeof languages)[number]['t']>[0];

const PDF = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 251)),
]);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** Too large for a form. By its path, since its bytes would be on their way into the browser for seconds. */
function tooLargeFile(name: string): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]));
  return path;
}

declare global {
  interface Window {
    recorded: { parts: number[]; announced: string[] };
  }
}

/** Writes down, from now on, what the bar shows and what is announced. */
function recordProgress(): void {
  const recorded = { parts: [] as number[], announced: [] as string[] };
  window.recorded = recorded;
  new MutationObserver(() => {
    const bar = document.querySelector<HTMLProgressElement>('progress');
    const part = bar?.position ?? -1;
    if (part >= 0 && part !== recorded.parts.at(-1)) recorded.parts.push(part);
  }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['value'] });
  const status = document.querySelector('.upload [role=status]');
  if (!status) return;
  new MutationObserver(() => recorded.announced.push(status.textContent)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/**
 * Holds each message with files twice: before its first byte leaves, and when all have left but the answer has not come.
 * In between, the line is slow enough to be watched.
 */
async function holdUploads(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const paused: string[] = [];
  const waiting: ((id: string) => void)[] = [];
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    const next = waiting.shift();
    if (next) next(requestId);
    else paused.push(requestId);
  });
  const next = () => {
    const id = paused.shift();
    return id === undefined ? new Promise<string>((resolve) => waiting.push(resolve)) : Promise.resolve(id);
  };
  const urlPattern = '*/contact/send';
  await browser.send('Fetch.enable', {
    patterns: [
      { urlPattern, requestStage: 'Request' },
      { urlPattern, requestStage: 'Response' },
    ],
  });
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1024 * 1024,
  });
  return {
    held: next,
    letGo: async () => browser.send('Fetch.continueRequest', { requestId: await next() }),
    breakOff: async () =>
      browser.send('Fetch.failRequest', { requestId: await next(), errorReason: 'ConnectionReset' }),
  };
}

/** What the browser's storage holds of a customer who has just signed up and logged in. */
async function logIn(request: APIRequestContext, email: string): Promise<string> {
  const ask = async (query: string, input: Record<string, string>) => {
    const response = await request.post('/api/2025-07/graphql.json', {
      headers: { 'X-Shopify-Storefront-Access-Token': 'xana-embedded-storefront' },
      data: { query, variables: { input } },
    });
    return (await response.json()).data;
  };
  const credentials = { email, password: 'secret-12345' };
  await ask(
    'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    credentials,
  );
  const { customerAccessTokenCreate } = await ask(
    `mutation($input: CustomerAccessTokenCreateInput!) {
       customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } } }`,
    credentials,
  );
  return JSON.stringify({ state: customerAccessTokenCreate.customerAccessToken, version: 1 });
}

for (const { language, t, path } of languages) {
  const error = (key: string) => t(`contact.error.${key}` as Key);
  const field = (page: Page, key: Key) => page.locator('main').getByLabel(new RegExp(`^${t(key)}`));
  const sendButton = (page: Page) => page.getByRole('button', { name: t('contact.send'), exact: true });

  async function fillIn(page: Page, email: string) {
    await field(page, 'contact.name').fill('Μαρία Παπαδοπούλου');
    await field(page, 'contact.email').fill(email);
    await field(page, 'contact.requestType').selectOption('technical');
    await field(page, 'contact.subject').fill('Δεν ανάβει η οθόνη');
    await field(page, 'contact.message').fill('Πρώτη γραμμή\nδεύτερη γραμμή 😀');
  }

  async function expectTyped(page: Page, email: string) {
    await expect(field(page, 'contact.name')).toHaveValue('Μαρία Παπαδοπούλου');
    await expect(field(page, 'contact.email')).toHaveValue(email);
    await expect(field(page, 'contact.requestType')).toHaveValue('technical');
    await expect(field(page, 'contact.subject')).toHaveValue('Δεν ανάβει η οθόνη');
    await expect(field(page, 'contact.message')).toHaveValue('Πρώτη γραμμή\nδεύτερη γραμμή 😀');
  }

  test.describe(`pages that inform, in ${language}`, () => {
    test('are found from the footer, the header and the menu', async ({ page }) => {
      await page.goto(path('/products'));
      const footer = page.getByRole('contentinfo');
      for (const screen of storePages) await expect(footer.locator(`a[href="${path(screen.path)}"]`)).toBeVisible();
      await page
        .getByRole('navigation', { name: t('nav.main') })
        .getByRole('link', { name: t('nav.contact') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'));
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await menu.getByText(t('nav.services'), { exact: true }).click();
      await menu.getByRole('link', { name: t('nav.warranty') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.warranty'));
    });
  });

  test.describe(`a message in ${language}`, () => {
    // Messages from one address are bounded, and the journeys of both languages may share a store.
    test.use({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${language === 'el' ? 4 : 5}` } });

    test('leaves with its files, shows how far they are, and the form is empty again', { tag: '@own-page' }, async ({
      page,
      store,
    }) => {
      const email = `eleni.${language}@example.gr`;
      const photo = Buffer.concat([PDF, Buffer.alloc(1024 * 1024, 7)]);
      const upload = await holdUploads(page);
      await page.goto(path('/contact'));
      await fillIn(page, email);
      await field(page, 'contact.attachments').setInputFiles([
        file('οθόνη.pdf', photo),
        file('λάθος.png', PDF),
        file('b.pdf', PDF),
      ]);
      await page.getByRole('button', { name: t('contact.removeNamed', { name: 'λάθος.png' }) }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await sendButton(page).click();

      const progress = page.getByRole('progressbar', { name: t('contact.uploading'), exact: true });
      const status = page.locator('.upload [role=status]');
      await expect(progress).toHaveJSProperty('position', 0);
      await expect(status).toHaveText(t('contact.uploading'));
      await expect(page.getByRole('button', { name: t('contact.sending'), exact: true })).toBeDisabled();
      await expectAccessible(page);
      await page.evaluate(recordProgress);

      await upload.letGo();
      await expect(page.getByRole('progressbar', { name: t('contact.receiving'), exact: true })).toHaveJSProperty(
        'position',
        -1,
      );
      await expect(status).toHaveText(t('contact.receiving'));
      await expectAccessible(page);
      const recorded = await page.evaluate(() => window.recorded);
      expect(recorded.parts.filter((part) => part > 0 && part < 1).length, 'something between').toBeGreaterThan(0);
      expect(recorded.parts).toEqual(recorded.parts.toSorted((a, b) => a - b));
      expect(recorded.announced).toEqual([t('contact.receiving')]);

      await upload.letGo();
      const toast = page.getByRole('region', { name: t('toast.region') });
      await expect(toast).toContainText(t('contact.sent'));
      await expect(toast).toContainText(t('contact.sentWithCopy'));
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(field(page, 'contact.message')).toHaveValue('');
      await expect(field(page, 'contact.requestType')).toHaveValue('');
      await expect(page.getByText('οθόνη.pdf')).toHaveCount(0);
      await expectAccessible(page);

      const mails = await store.mails();
      const toShop = mails.find(({ replyTo }) => replyTo === email);
      expect(toShop?.text).toContain('Πρώτη γραμμή\nδεύτερη γραμμή 😀');
      expect(toShop?.attachments).toEqual([
        { name: 'οθόνη.pdf', content: photo },
        { name: 'b.pdf', content: PDF },
      ]);
      const copy = mails.find(({ to }) => to === email);
      expect(copy?.subject).toContain(language === 'el' ? 'Λάβαμε το μήνυμά σας' : 'We have your message');
      expect(copy?.attachments).toEqual([]);
      expect(copy?.text).not.toContain('Πρώτη γραμμή');
    });

    test('comes back as a whole copy to a customer who is logged in', async ({ page, request, store }) => {
      const email = `own.${language}@example.gr`;
      const session = await logIn(request, email);
      await remember(page, { auth: session });
      await page.goto(path('/contact'));
      await fillIn(page, email);
      await sendButton(page).click();
      await expect(page.getByRole('status').getByText(t('contact.sentWithCopy'))).toBeVisible();
      const copy = (await store.mails()).find(({ to }) => to === email);
      expect(copy?.text).toContain('Πρώτη γραμμή');
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test.describe('', () => {
      test.use({ allowConsole: [/Failed to load resource: net::ERR_CONNECTION_RESET/] });

      test('that breaks off with its files keeps all of it, and then leaves', { tag: '@own-page' }, async ({
        page,
        store,
      }) => {
        const email = `petros.${language}@example.gr`;
        const upload = await holdUploads(page);
        await page.goto(path('/contact'));
        await fillIn(page, email);
        await field(page, 'contact.attachments').setInputFiles(file('τιμολόγιο.pdf', PDF));
        await sendButton(page).click();
        await expect(page.getByRole('progressbar')).toBeVisible();
        await upload.breakOff();
        const toasts = page.getByRole('region', { name: t('toast.region') });
        await expect(toasts.locator('[lang=fr]')).toHaveText(fr['contact.failed']);
        await expect(toasts).toContainText(t('contact.notSent'));
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectTyped(page, email);
        await expect(page.locator('.files li')).toHaveText([/τιμολόγιο\.pdf/]);
        await expect(sendButton(page)).toBeFocused();
        await expectAccessible(page);

        await sendButton(page).click();
        await upload.letGo();
        await upload.letGo();
        await expect(toasts).toContainText(t('contact.sent'));
        const toShop = (await store.mails()).find(({ replyTo }) => replyTo === email);
        expect(toShop?.attachments).toEqual([{ name: 'τιμολόγιο.pdf', content: PDF }]);
      });
    });

    test('is given up when the visitor leaves while it is on its way', { tag: '@own-page' }, async ({
      page,
      store,
    }) => {
      const email = `gone.${language}@example.gr`;
      const upload = await holdUploads(page);
      await page.goto(path('/contact'));
      await fillIn(page, email);
      await field(page, 'contact.attachments').setInputFiles(file('a.pdf', PDF));
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/contact/send'));
      await sendButton(page).click();
      await upload.held();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer.terms') })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path('/terms')}$`));
      expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
      expect((await store.mails()).filter(({ replyTo }) => replyTo === email)).toEqual([]);
    });

    test('works without JavaScript: mistakes keep the text, success is a page of its own', async ({
      browser,
      store,
    }) => {
      const page = await openPage(browser, { javaScriptEnabled: false });
      const email = `plain.${language}@example.gr`;
      await page.goto(path('/contact'));
      await fillIn(page, `plain.${language}@`);
      await field(page, 'contact.attachments').setInputFiles(file('invoice.pdf', Buffer.from('MZ\x90\0')));
      await sendButton(page).click();
      await expect(page.getByRole('link', { name: error('email.format') })).toBeVisible();
      await expect(page.getByText(t('contact.error.attachments.type', { name: 'invoice.pdf' })).first()).toBeVisible();
      await expectTyped(page, `plain.${language}@`);

      await field(page, 'contact.email').fill(email);
      await field(page, 'contact.attachments').setInputFiles(tooLargeFile('invoice.pdf'));
      await sendButton(page).click();
      await expect(page.getByText(error('attachments.too_large')).first()).toBeVisible();
      await expectTyped(page, email);

      await field(page, 'contact.attachments').setInputFiles(file('invoice.pdf', PDF));
      await sendButton(page).click();
      await expect(page).toHaveURL(new RegExp(`${path('/contact')}\\?sent=copied`));
      await expect(page.getByText(t('contact.sent'), { exact: true })).toBeVisible();
      await expect(page.getByText(t('contact.sentWithCopy'), { exact: true })).toBeVisible();
      await expect(field(page, 'contact.message')).toHaveValue('');
      const toShop = (await store.mails()).find(({ replyTo }) => replyTo === email);
      expect(toShop?.attachments).toEqual([{ name: 'invoice.pdf', content: PDF }]);
      await page.context().close();
    });
  });

  test.describe(`a withdrawal in ${language}`, () => {
    async function declare(page: Page, email: string) {
      await field(page, 'withdrawal.name').fill('Νίκος Γεωργίου');
      await field(page, 'withdrawal.email').fill(email);
      await field(page, 'withdrawal.orderNumber').fill('#1001');
      await page.getByRole('button', { name: t('withdrawal.continue') }).click();
    }

    async function expectReceipt(page: Page, email: string, mails: { to: string; replyTo: string; text: string }[]) {
      await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible();
      const receivedAt = await page.locator('.statement dd').first().innerText();
      const acknowledgement = mails.find(({ to }) => to === email);
      for (const part of [receivedAt, t('withdrawal.statement', { order: '1001' }), 'Νίκος Γεωργίου', email]) {
        expect(acknowledgement?.text).toContain(part);
      }
      expect(mails.some(({ replyTo }) => replyTo === email)).toBe(true);
    }

    test('takes two steps and is acknowledged with date and time', async ({ page, store }) => {
      const email = `nikos.${language}@example.gr`;
      await page.goto(path('/withdrawal?order=1001'));
      await expect(field(page, 'withdrawal.orderNumber')).toHaveValue('1001');
      await page.getByRole('button', { name: t('withdrawal.continue') }).click();
      await expect(page.getByText(t('withdrawal.error.name.required'), { exact: true })).toBeVisible();
      await expect(field(page, 'withdrawal.name')).toBeFocused();
      await expectAccessible(page);

      await declare(page, email);
      await expect(page.getByRole('heading', { name: t('withdrawal.reviewTitle') })).toBeFocused();
      await expectAccessible(page);
      expect((await store.mails()).filter(({ to }) => to === email)).toEqual([]);
      await page.getByRole('button', { name: t('withdrawal.change') }).click();
      await expect(field(page, 'withdrawal.email')).toHaveValue(email);
      await page.getByRole('button', { name: t('withdrawal.continue') }).click();
      await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
      await expect(page.getByText(t('withdrawal.acknowledged', { email }))).toBeVisible();
      await expectReceipt(page, email, await store.mails());
      await expectAccessible(page);
    });

    test('works without JavaScript', async ({ browser, store }) => {
      const page = await openPage(browser, { javaScriptEnabled: false });
      const email = `plain.nikos.${language}@example.gr`;
      await page.goto(path('/withdrawal'));
      await declare(page, 'nikos@');
      await expect(page.getByText(t('withdrawal.error.email.format'))).toBeVisible();
      await expect(field(page, 'withdrawal.name')).toHaveValue('Νίκος Γεωργίου');
      await declare(page, email);
      await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
      await expectReceipt(page, email, await store.mails());
      await page.context().close();
    });
  });
}
