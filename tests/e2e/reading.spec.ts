/**
 * Every screen can be read by everybody: nothing for axe to find at any size, nothing wider than its window from 320 px
 * (1280 px at 400 %) to 2560 px, and with the text spacing of WCAG 1.4.12 nothing is cut off and nothing lies over
 * something else. A screen is opened once and its window resized, because opening it costs more than any of the checks.
 */
import { expect, type Page } from '@playwright/test';
import { forcedColourFaults } from '../support/forced-colour-faults.ts';
import { brokenTexts, crowdedControls, tooWide, tornWords } from '../support/layout-faults.ts';
import { SIZES } from '../support/screens/screen.ts';
import { SCREENS, STATES } from '../support/screens/screens.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

/** WCAG 2.2, success criterion 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const UNPAINTED = ':root { clip-path: inset(100%) !important; }';

const SMALLEST = { width: 320, height: 640 };
/** 360 px, low, is also a window of 720 px at 200 %. */
const NARROW = [SMALLEST, { width: 360, height: 400 }];
const WIDE = [SIZES.wide, { width: 1024, height: 768 }, { width: 2560, height: 1440 }];
/** One for each of the layouts: wider windows than the desk's have its layout, as tests/architecture/breakpoints.test.ts makes sure. */
const LAYOUTS = [SIZES.phone, SIZES.tablet, SIZES.desk];
/** What bears wider spacing in the narrowest window bears it in a phone's. */
const SPACED = [SMALLEST, SIZES.desk];

const MISSING = new Set(['not-found', 'product-missing']);
/** Only in wide windows; shell.spec looks at it. */
const WALKED = new Set(['menu-laptops']);
/** Each takes a laptop out of stock. */
const BUYS = new Set(['checkout-thanks', 'account-with-order']);

/** What listens to the window's width, as the panel of the filters does, is told in the frame after. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** WCAG 2.2, success criterion 1.4.4: the browser's own text twice as large, as it is set for all pages. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await resize(page, SIZES.phone);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
  expect(await tooWide(page), 'text at 200 %').toEqual([]);
  expect(await tornWords(page), 'text at 200 %').toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
}

/** Only the layout is looked at, so nothing is painted, which would be a sixteenth of the processor time of these tests. */
async function expectReadable(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  await page.addStyleTag({ content: UNPAINTED });
  for (const size of sizes) {
    await resize(page, size);
    expect(await tooWide(page), `${size.width} px`).toEqual([]);
    expect(await crowdedControls(page), `${size.width} px`).toEqual([]);
  }
  await page.addStyleTag({ content: SPACING });
  for (const size of SPACED) {
    await resize(page, size);
    expect(await brokenTexts(page), `${size.width} px, spaced`).toEqual([]);
    expect(await tooWide(page), `${size.width} px, spaced`).toEqual([]);
  }
}

// A house of its own: sign-ups from one address are limited, and a worker's journeys share a store.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.1' }, bypassCSP: true });

for (const language of languages) {
  // Colours, borders and elements are those of every language; the second has other words, whose widths are looked at.
  const isFirst = language === languages[0];
  test.describe(`reading in ${language.language}`, () => {
    for (const { name, address } of SCREENS) {
      test.describe(name, () => {
        test.use({ allowConsole: MISSING.has(name) ? [/404/] : [] });

        test('is accessible, fits its window and bears wider spacing', async ({ page }) => {
          await page.setViewportSize(SIZES.phone);
          await page.goto(language.path(address));
          for (const size of LAYOUTS) {
            await resize(page, size);
            expect(await tooWide(page), `${size.width} px`).toEqual([]);
            if (isFirst || size === SIZES.phone) await expectAccessible(page);
            if (isFirst) expect(await forcedColourFaults(page), `${size.width} px`).toEqual([]);
          }
          await expectLargeTextFits(page);
          await expectReadable(page, isFirst ? [...NARROW, ...WIDE] : [SMALLEST]);
        });
      });
    }

    for (const { name, address, prepare } of STATES.filter((state) => !WALKED.has(state.name))) {
      test.describe(name, () => {
        test.use({ allowConsole: [/^error: /] });

        test('is accessible, fits and bears wider spacing', async ({ page, store }) => {
          // Others of this worker bought the same laptop.
          if (BUYS.has(name)) store.command('stock', 'set', LAPTOP.sku, '90');
          await page.setViewportSize(SIZES.phone);
          await page.goto(language.path(address));
          await prepare?.(page, language);
          await expectAccessible(page);
          if (isFirst) expect(await forcedColourFaults(page)).toEqual([]);
          await expectLargeTextFits(page);
          await expectReadable(page, isFirst ? NARROW : [SMALLEST]);
        });
      });
    }
  });
}
