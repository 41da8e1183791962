/**
 * Every screen can be read by everybody: nothing for axe to find at any size, nothing wider than its window from 320 px
 * (1280 px at 400 %) to 2560 px, and with the text spacing of WCAG 1.4.12 nothing is cut off and nothing lies over
 * something else. A screen is opened once and its window resized, because opening it costs more than any of the checks.
 */
import { expect, type Page } from '@playwright/test';
import { SIZES } from '../support/screens/screen.ts';
import { SCREENS, STATES } from '../support/screens/screens.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

/** WCAG 2.2, success criterion 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

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

/** What makes the page wider than its window. Lists that scroll by themselves may be wider. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5,
    );
    const named = wide.map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${scrollWidth - window.innerWidth} px`, ...named];
  });
}

/** Headings, buttons, labels and links whose words are cut off, or lie over those of another. */
function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const selector = 'h1, h2, h3, button, label, summary, th, td, dt, dd, .btn, .link, main p, main li';
    const isSeen = (element: Element) => {
      // What only a screen reader says is one pixel wide.
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box.getBoundingClientRect().width <= 1) return false;
      }
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]')
      );
    };
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
    const name = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} “${element.innerText.trim().slice(0, 40)}”`;
    const cut = seen.filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth - element.clientWidth > TOLERANCE_PX) ||
        (hides(overflowY) && element.scrollHeight - element.clientHeight > TOLERANCE_PX) ||
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      );
    });
    // What stands still while the page moves below it lies over something at any moment.
    const standsStill = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
      }
      return false;
    };
    const boxes = seen
      .filter((element) => !standsStill(element))
      .filter((element) => element.children.length === 0 && element.innerText.trim() !== '')
      .filter((element) => !element.closest('[popover], dialog'))
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { element, lines: [...range.getClientRects()] };
      });
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX &&
      // Lines of text reach beyond their letters.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 3;
    const overlaps = boxes.flatMap(({ element, lines }, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => other.lines.some((line) => lines.some((own) => isOver(own, line))))
        .map((other) => `${name(element)} over ${name(other.element)}`),
    );
    return [...cut.map((element) => `${name(element)} is cut off`), ...overlaps];
  });
}

async function expectReadable(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await tooWide(page), `${size.width} px`).toEqual([]);
  }
  await page.addStyleTag({ content: SPACING });
  for (const size of SPACED) {
    await page.setViewportSize(size);
    expect(await brokenTexts(page), `${size.width} px, spaced`).toEqual([]);
    expect(await tooWide(page), `${size.width} px, spaced`).toEqual([]);
  }
}

// A house of its own: sign-ups from one address are limited, and a worker's journeys share a store.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.1' } });

for (const language of languages) {
  test.describe(`reading in ${language.language}`, () => {
    // The page's own policy allows no foreign styles, and a reader's spacing is not the page's.
    test.use({ bypassCSP: true });

    for (const { name, address } of SCREENS) {
      test.describe(name, () => {
        test.use({ allowConsole: MISSING.has(name) ? [/404/] : [] });

        test('is accessible, fits its window and bears wider spacing', async ({ page }) => {
          await page.goto(language.path(address));
          for (const size of LAYOUTS) {
            await page.setViewportSize(size);
            expect(await tooWide(page), `${size.width} px`).toEqual([]);
            await expectAccessible(page);
          }
          await expectReadable(page, [...NARROW, ...WIDE]);
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
          await expectReadable(page, NARROW);
        });
      });
    }
  });
}
