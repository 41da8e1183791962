import type { Page } from '@playwright/test';

/**
 * The shell writes `data-visited` when it lives; pages that bring no script, those of the checkout, have nothing to wait for. Which
 * of them a page is can be seen once it is read to its end: its network may be idle before.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.locator('html[data-visited], html:not(:has(script[type="late"]))').waitFor({ state: 'attached' });
}

export function waitForLife(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await untilAlive(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await untilAlive(page);
    return response;
  };
}
