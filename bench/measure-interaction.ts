/** How long a shopper on a slow phone waits for the page to answer: from a press on a filter to the next painted frame. */
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/find-browser.ts';
import type { Surroundings } from './child-process.ts';
import type { BenchTable } from './markdown-table.ts';
import { startStore, temporaryDataDir } from './running-store.ts';

/** Chromium's own brake: everything of the page's thread takes four times as long. */
const CPU_SLOWDOWN = 4;
const WINDOWS = { phone: { width: 360, height: 800 }, desk: { width: 1440, height: 900 } } as const;
const FILTERS = ['brand=dell', 'brand=hp', 'cpu=8th-gen', 'ram=16gb', 'brand=dell', 'grade=a'] as const;

export async function measureInteraction(env: Surroundings): Promise<BenchTable[]> {
  const dataDir = temporaryDataDir();
  const store = await startStore(env, dataDir.path);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  const rows: (string | number)[][] = [];
  try {
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      const page = await browser.newPage({ viewport });
      const times = await pressFilters(page, store.url, name === 'phone');
      rows.push([name, times.length, median(times), Math.max(...times)]);
      await page.close();
    }
  } finally {
    await browser.close();
    await store.close();
    dataDir.remove();
  }
  return [
    {
      title: `Catalogue: from a press on a filter to the next paint, ms at ${CPU_SLOWDOWN}× CPU slowdown`,
      group: 'interaction',
      header: ['window', 'presses', 'median', 'longest'],
      rows,
      notes: [
        'The browser’s own event timing, in steps of 8 ms; the demo catalogue. What else runs on the machine counts in full.',
      ],
    },
  ];
}

async function pressFilters(page: Page, url: string, isPhone: boolean): Promise<number[]> {
  await page.goto(`${url}/products`, { waitUntil: 'networkidle' });
  if (isPhone) await page.locator('.cat__filters').click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { pressTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const filter of FILTERS) {
    const [name, value] = filter.split('=');
    const answered = page.waitForResponse((response) => response.url().includes('products.data'));
    const box = page.locator(`input[name="${name}"][value="${value}"]`);
    // A mouse stands over a box before it is pressed; that the box answers to the mouse is not what is measured.
    await box.hover();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await box.click();
    await answered;
    await page.waitForLoadState('networkidle');
  }
  return page.evaluate(() => (window as unknown as { pressTimes: number[] }).pressTimes);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
