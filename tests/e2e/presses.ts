import type { Page } from '@playwright/test';
import type { languages } from './words.ts';

type Words = (typeof languages)[number]['t'];

/** Presses that many journeys share. */
export const addToCart = (page: Page, t: Words) =>
  page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click();

export const addFromBox = (page: Page, t: Words) =>
  page
    .locator('.box')
    .getByRole('button', { name: t('product.add') })
    .click();

export const goToCheckout = (page: Page, t: Words) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.checkout') })
    .click();

export const logOut = (page: Page, t: Words) =>
  page
    .getByRole('button', { name: t('menu.logout') })
    .first()
    .click();
