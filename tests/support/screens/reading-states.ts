import type { Page } from '@playwright/test';
import type { Language, Screen } from './screen.ts';

/** As the system hands it over: the bytes decide what it is. */
function file(name: string, text: string) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text, 'latin1') };
}

async function reviewWithdrawal(page: Page, { language, t }: Language): Promise<void> {
  await page.locator('main').getByLabel(t('withdrawal.name')).fill('Μαρία Παπαδοπούλου');
  await page
    .locator('main')
    .getByLabel(t('withdrawal.email'))
    .fill(`maria.${language}.${page.viewportSize()?.width}@example.gr`);
  await page.getByRole('button', { name: t('withdrawal.continue') }).click();
  await page.getByRole('heading', { name: t('withdrawal.reviewTitle') }).waitFor();
}

/** Forms, and pages that could not be. */
export const READING: readonly Screen[] = [
  {
    name: 'contact-mistakes',
    address: '/contact',
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'withdrawal-review',
    address: '/withdrawal?order=1001',
    prepare: reviewWithdrawal,
  },
  {
    name: 'contact-files',
    address: '/contact',
    prepare: async (page, { t }) => {
      const files = page.locator('main').getByLabel(new RegExp(`^${t('contact.attachments')}`));
      await files.setInputFiles([file('τιμολόγιο-2026-11-20.pdf', '%PDF-1.7'), file('οθόνη.png', '\x89PNG\r\n\x1a\n')]);
      await files.setInputFiles(file('not-a-picture.pdf', 'MZ'));
      await page
        .locator('form')
        .getByText(t('contact.error.attachments.type', { name: 'not-a-picture.pdf' }))
        .waitFor();
    },
  },
  {
    name: 'withdrawal-done',
    address: '/withdrawal?order=1001',
    prepare: async (page, language) => {
      await reviewWithdrawal(page, language);
      await page.getByRole('button', { name: language.t('withdrawal.confirm') }).click();
      await page.getByRole('heading', { name: language.t('withdrawal.doneTitle') }).waitFor();
    },
  },
  {
    name: 'blog-failed',
    address: '/contact',
    prepare: async (page, { t }) => {
      await failNavigations(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.blog') })
        .click();
      await page.getByText(t('blog.failed')).waitFor();
    },
  },
  {
    name: 'error',
    address: '/contact',
    prepare: async (page, { t }) => {
      await failNavigations(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.story') })
        .click();
      await page.getByRole('heading', { name: t('error.title') }).waitFor();
    },
  },
];

async function failNavigations(page: Page): Promise<void> {
  await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: 'nonsense' }));
}
