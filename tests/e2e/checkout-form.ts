import type { Page } from '@playwright/test';
import type { Messages } from '#platform/checkout/messages/el.ts';

/** Fills in everything but the card, as a shopper in Thessaloniki. */
export async function fillIn(page: Page, { labels }: Messages, email: string): Promise<void> {
  await page.getByLabel(labels.email, { exact: true }).fill(email);
  await page.getByLabel(labels.firstName, { exact: true }).fill('Μαρία');
  await page.getByLabel(labels.lastName, { exact: true }).fill('Παπαδοπούλου');
  await page.getByLabel(labels.address1, { exact: true }).fill('Αριστοτέλους 12');
  await page.getByLabel(labels.postcode, { exact: true }).fill('546 24');
  await page.getByLabel(labels.city, { exact: true }).fill('Θεσσαλονίκη');
  await page.getByLabel(labels.phone, { exact: true }).fill('694 000 0000');
}

/** @param card 1 is approved, 2 declined, 3 fails at the gateway */
export async function pay(page: Page, { labels, pay: button }: Messages, card: string): Promise<void> {
  await page.getByLabel(labels.cardNumber, { exact: true }).fill(card);
  await page.getByLabel(labels.cardExpiry, { exact: true }).fill('12/40');
  await page.getByLabel(labels.cardCvc, { exact: true }).fill('123');
  await page.getByRole('button', { name: new RegExp(`^${button('').trim()}`) }).click();
}
