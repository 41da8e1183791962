import { writeFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { storePages } from '#domain/shop/store-pages.ts';
import { fr } from '#locales/fixed-french.ts';
import { refusalWords } from '#server/http/refusal-words.ts';
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

// First, while the bound of messages from one address leaves room for one more.
test('the function answers over HTTP, to callers with the key', async ({ store }) => {
  const call = (headers: Record<string, string>, body: object) =>
    fetch(`${store.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect((await call({}, {})).status).toBe(401);
  const key = { authorization: 'Bearer xana-embedded-functions' };
  expect((await call(key, {})).status).toBe(422);
  const message = { name: 'A', email: 'a@example.gr', phone: '', requestType: 'general', subject: 'S', message: 'M' };
  const answer = await call(key, message);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, copied: true }]);
  expect((await fetch(`${store.url}/functions/v1/send-contact-email`)).status).toBe(405);
});

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

    test('the terms have seventeen sections and lead to each of them', async ({ page }) => {
      await page.goto(path('/terms'));
      await expect(page.locator('.reading__text h2')).toHaveCount(17);
      const contents = page.getByRole('navigation', { name: t('content.contents') });
      await contents.getByRole('link').last().click();
      await expect(page).toHaveURL(/#disputes$/);
      await expect(page.locator('#disputes')).toBeInViewport();
    });

    test('the warranty leads to a claim that is already chosen', async ({ page }) => {
      await page.goto(path('/warranty'));
      await page
        .locator('main')
        .getByRole('link', { name: t('contact.requestType.warranty') })
        .click();
      await expect(field(page, 'contact.requestType')).toHaveValue('warranty');
      await page.goto(path('/contact?type=warranty&order=1001'));
      await expect(field(page, 'contact.subject')).toHaveValue(t('contact.subjectOrder', { order: '1001' }));
      await page.goto(path('/contact?type=nonsense&order=%3Cb%3E'));
      await expect(field(page, 'contact.requestType')).toHaveValue('');
      await expect(field(page, 'contact.subject')).toHaveValue('');
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

    test('that is wrong says so beside each field and as a toast, and keeps what was typed', async ({ page }) => {
      const sentences = [
        'name.required',
        'email.format',
        'requestType.required',
        'subject.required',
        'message.required',
      ].map(error);
      await page.goto(path('/contact'));
      await sendButton(page).click();
      const toasts = page.getByRole('region', { name: t('toast.region') });
      for (const sentence of sentences) {
        await expect(toasts.getByText(sentence, { exact: true })).toBeVisible();
        await expect(page.locator('form').getByText(sentence, { exact: true })).toBeVisible();
      }
      await expect(field(page, 'contact.name')).toBeFocused();
      await expect(field(page, 'contact.name')).toHaveAccessibleDescription(
        new RegExp(error('name.required').replaceAll('.', '\\.')),
      );
      await expectAccessible(page);

      await fillIn(page, 'maria@example');
      await expect(toasts).toBeHidden();
      await field(page, 'contact.subject').fill('😀'.repeat(201));
      await sendButton(page).click();
      await expect(toasts.getByText(error('subject.too_long'), { exact: true })).toBeVisible();
      await expect(toasts.getByText(error('name.required'), { exact: true })).toHaveCount(0);
      await field(page, 'contact.subject').fill('Δεν ανάβει η οθόνη');
      await expectTyped(page, 'maria@example');
    });

    test('takes each field to its last character and not one more', async ({ page, store }) => {
      const domain = `${['b', 'c', 'd', language].map((letter) => letter.padEnd(60, 'x')).join('.')}.gr`;
      const email = `${'a'.repeat(254 - domain.length)}@${domain}`;
      const limits = [
        ['name', 'Ά'.repeat(100)],
        ['email', email],
        ['subject', '😀'.repeat(200)],
        ['message', 'ώ'.repeat(2000)],
      ] as const;
      await page.goto(path('/contact'));
      await field(page, 'contact.requestType').selectOption('general');
      for (const [name, text] of limits) await field(page, `contact.${name}`).fill(`${text.slice(0, 1)}${text}`);
      // Half of an emoji is no character.
      await field(page, 'contact.subject').fill('😀'.repeat(201));
      await sendButton(page).click();
      for (const [name] of limits) {
        await expect(page.locator('form').getByText(error(`${name}.too_long`), { exact: true })).toBeVisible();
      }
      for (const [name] of limits.filter(([limited]) => limited !== 'email')) {
        await field(page, `contact.${name}`).fill('   ');
      }
      await sendButton(page).click();
      for (const [name] of limits.filter(([limited]) => limited !== 'email')) {
        await expect(page.locator('form').getByText(error(`${name}.required`), { exact: true })).toBeVisible();
      }
      for (const [name, text] of limits) await field(page, `contact.${name}`).fill(text);
      await sendButton(page).click();
      await expect(page.getByRole('region', { name: t('toast.region') })).toContainText(t('contact.sent'));
      const toShop = (await store.mails()).find(({ replyTo }) => replyTo === email);
      expect(toShop?.text).toContain('ώ'.repeat(2000));
      expect(toShop?.subject).toContain('😀'.repeat(200));
    });

    test('takes no files but those it names, whatever they are called', async ({ page }) => {
      await page.goto(path('/contact'));
      const attachments = field(page, 'contact.attachments');
      await attachments.setInputFiles(file('a.pdf', PDF));
      const problems: [files: Parameters<Locator['setInputFiles']>[0], code: string, name: string][] = [
        [file('b.pdf', Buffer.from('MZ\x90\0')), 'type', 'b.pdf'],
        [file('c.pdf', Buffer.alloc(0)), 'empty', 'c.pdf'],
        [tooLargeFile('d.pdf'), 'too_large', ''],
        [Array.from({ length: 5 }, (_, index) => file(`${index}.pdf`, PDF)), 'too_many', ''],
      ];
      for (const [files, code, name] of problems) {
        await attachments.setInputFiles(files);
        await expect(
          page.locator('form').getByText(t(`contact.error.attachments.${code}` as Key, { name })),
        ).toBeVisible();
        await expect(page.locator('.files li')).toHaveText([/a\.pdf/]);
      }
      await expectAccessible(page);
    });

    test('that cannot be sent stays, with the words for it', async ({ page, context }) => {
      await page.goto(path('/contact'));
      await fillIn(page, 'maria@example.gr');
      await context.route('**/contact.data*', (route) => route.fulfill({ status: 200, body: 'nonsense' }));
      await sendButton(page).click();
      const toasts = page.getByRole('region', { name: t('toast.region') });
      await expect(toasts.locator('[lang=fr]')).toHaveText(fr['contact.failed']);
      await expect(toasts).toContainText(t('contact.notSent'));
      await expect(page.locator('.notice:visible', { hasText: t('contact.notSent') })).toBeInViewport();
      await expectTyped(page, 'maria@example.gr');
      await expect(sendButton(page)).toBeEnabled();
      await expect(sendButton(page)).toBeFocused();
      await expectAccessible(page);
    });

    test('that another page began keeps what that page wrote, sent or not', async ({ page, context }) => {
      const data = '**/contact.data*';
      await page.goto(path('/contact?type=warranty&order=1001'));
      await field(page, 'contact.name').fill('Μαρία Παπαδοπούλου');
      await field(page, 'contact.email').fill('maria@example.gr');
      await field(page, 'contact.message').fill('Δεν ανάβει η οθόνη.');
      await context.route(data, (route) => route.fulfill({ status: 200, body: 'nonsense' }));
      await sendButton(page).click();
      await expect(page.getByRole('region', { name: t('toast.region') })).toContainText(t('contact.notSent'));
      await expect(field(page, 'contact.subject')).toHaveValue(t('contact.subjectOrder', { order: '1001' }));
      await expect(field(page, 'contact.requestType')).toHaveValue('warranty');
      await context.unroute(data);
      await sendButton(page).click();
      await expect(page.locator('.notice:visible')).toContainText(t('contact.sent'));
      await expect(field(page, 'contact.subject')).toHaveValue('');
    });

    test('without a sent copy is not said to have one', async ({ page }) => {
      await page.goto(path('/contact?sent=1'));
      await expect(page.getByText(t('contact.sentNote'), { exact: true })).toBeVisible();
      await page.goto(path('/contact?sent=copied'));
      await expect(page.getByText(t('contact.sentWithCopy'), { exact: true })).toBeVisible();
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

    test('that does not reach the shop can be confirmed again', async ({ page, context }) => {
      await page.goto(path('/withdrawal'));
      await declare(page, 'nikos@example.gr');
      await context.route('**/withdrawal.data*', (route) => route.fulfill({ status: 200, body: 'nonsense' }));
      await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
      await expect(page.getByRole('alert').getByText(t('withdrawal.failed'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('withdrawal.confirm') })).toBeEnabled();
      await expect(page.locator('.statement')).toContainText('Νίκος Γεωργίου');
    });

    test.describe('', () => {
      test.use({ allowConsole: [/Failed to load resource: .* 503/] });

      test('that the server has no room for says so, in its words, and can be confirmed again', async ({ page }) => {
        const { busy } = refusalWords[language];
        await page.goto(path('/withdrawal'));
        await declare(page, 'nikos@example.gr');
        const refuse = (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: `${busy}\n` });
        await page.route('**/withdrawal.data*', refuse);
        await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
        await expect(page.getByRole('alert').getByText(busy)).toBeVisible();
        await expect(page.getByRole('button', { name: t('withdrawal.confirm') })).toBeEnabled();
        await expect(page.locator('.statement')).toContainText('Νίκος Γεωργίου');
      });
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

test('an answer to a form is for its sender alone, and a foreign form is refused', async ({ store }) => {
  const post = (headers: Record<string, string>) =>
    fetch(`${store.url}/withdrawal`, { method: 'POST', headers, body: new URLSearchParams({ intent: 'review' }) });
  const own = await post({ accept: 'text/html' });
  expect([own.status, own.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  const json = { 'content-type': 'application/json' };
  expect((await fetch(`${store.url}/contact`, { method: 'POST', headers: json, body: '{}' })).status).toBe(400);
  expect((await fetch(`${store.url}/terms`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status).toBe(
    405,
  );
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${store.url}/contact/send`, { method: 'POST', headers: foreign })).status).toBe(403);
  expect((await fetch(`${store.url}/contact/send`)).status).toBe(404);
  const page = await fetch(`${store.url}/withdrawal`);
  expect(page.headers.get('cache-control')).toContain('public');
});
