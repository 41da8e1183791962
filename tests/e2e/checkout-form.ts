import type { Page } from '@playwright/test';
import type { ServiceWords } from '#locales/words.ts';

/** Fills in the form, as a shopper in Thessaloniki. */
export async function fillIn(page: Page, { labels }: ServiceWords['checkout'], email: string): Promise<void> {
  await page.getByLabel(labels.email, { exact: true }).fill(email);
  await page.getByLabel(labels.firstName, { exact: true }).fill('Μαρία');
  await page.getByLabel(labels.lastName, { exact: true }).fill('Παπαδοπούλου');
  await page.getByLabel(labels.address1, { exact: true }).fill('Αριστοτέλους 12');
  await page.getByLabel(labels.postcode, { exact: true }).fill('546 24');
  await page.getByLabel(labels.city, { exact: true }).fill('Θεσσαλονίκη');
  await page.getByLabel(labels.phone, { exact: true }).fill('694 000 0000');
}

/** Presses the order's button, which leads to the payment when nothing is wrong with the form. */
export async function order(page: Page, { pay: button }: ServiceWords['checkout']): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button('').trim()}`) }).click();
}

/**
 * Orders, and pays on the test gateway's page; a card that its bank is asked about is confirmed there.
 *
 * @param card 1 is approved, 2 declined, 3 fails at the gateway
 */
export async function pay(page: Page, words: ServiceWords['checkout'], card: string): Promise<void> {
  const { labels, testGateway } = words;
  await order(page, words);
  await page.getByLabel(labels.cardNumber, { exact: true }).fill(card);
  await page.getByLabel(labels.cardExpiry, { exact: true }).fill('12/40');
  await page.getByLabel(labels.cardCvc, { exact: true }).fill('123');
  await page.getByRole('button', { name: new RegExp(`^${testGateway.pay('').trim()}`) }).click();
  if (card === '2' || card === '3') return;
  await page.getByRole('button', { name: testGateway.approve, exact: true }).click();
}
