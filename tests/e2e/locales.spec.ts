/**
 * What a further language would meet: the locales that are not published (domain/locale/locales.ts) go through every screen. Their texts are
 * 40 % longer and their vowels bear accents, so nothing may be wider than 320 px, and a word without accents is either the shop's data
 * or a text that does not come from the messages.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale/locales.ts';
import { EVERY_LOCALE } from '#server/start/build-directory.ts';
import { brokenTexts, tooWide } from '../support/layout-faults.ts';
import { SCREENS, STATES } from '../support/screens/screens.ts';
import { type RunningStore, test } from './store-fixture.ts';
import { unpublished } from './words.ts';

const root = resolve(import.meta.dirname, '../..');
/** Names of people, places and brands, and of graphics as their makers call them. */
const FILES = ['shop.config.ts', 'domain/processors/processor-rows.ts'];
const MISSING = new Set(['not-found', 'product-missing']);
/**
 * The platform's own pages, which speak the language that the locale falls back on, and what is reached through them; the way back
 * from the platform's login, which is in French for everyone; the menu of wide windows.
 */
const ELSEWHERE = /^(?:checkout|payment|order-print|account-with-order|callback|menu-laptops)/;
/** A service's name is its name, and so are a Greek register's and a status of HTTP. */
const NAMES = ['Viber', 'ΑΦΜ', 'Internal Server Error', 'Safari', 'Chrome', 'Linux'];
/** Input of the states that a page repeats: e-mail addresses, a search, the name of a file. */
const TYPED = /\S+@\S+|thinkpad t48|not-a-picture\.pdf/g;
const SMALLEST = { width: 320, height: 640 };

/** A word of three letters and more, one of them a vowel without an accent. */
const PLAIN = /(?<![\p{L}\p{M}])(?=[a-zα-ω]*[aeiouyα-ω])[a-zα-ω]{3,}(?![\p{L}\p{M}])/giu;

interface Data {
  /** Names and values that may stand in any sentence. */
  names: string;
  /** What the owner wrote in sentences, which stand by themselves. */
  prose: string;
}

test.use({ mode: EVERY_LOCALE, bypassCSP: true });

test('there is a locale to go through', () => expect(unpublished).not.toEqual([]));

for (const language of unpublished) {
  const { locale } = language;
  test.describe(locale.name, () => {
    for (const { name, address } of SCREENS) {
      test.describe(name, () => {
        test.use({ allowConsole: MISSING.has(name) ? [/404/] : [] });

        test('fits the smallest window and says nothing of its own', async ({ page, store }) => {
          await page.setViewportSize(SMALLEST);
          await page.goto(language.path(address));
          await expectOwnWords(page, readData(store, locale, typedIn(address)));
        });
      });
    }

    for (const { name, address, prepare } of STATES.filter((state) => !ELSEWHERE.test(state.name))) {
      test.describe(name, () => {
        test.use({ allowConsole: [/^error: /] });

        test('fits the smallest window and says nothing of its own', async ({ page, store }) => {
          await page.setViewportSize(SMALLEST);
          await page.goto(language.path(address));
          await prepare?.(page, language);
          await expectOwnWords(page, readData(store, locale, typedIn(address)));
        });
      });
    }

    async function expectOwnWords(page: Page, data: Data): Promise<void> {
      await expect(page.locator('html')).toHaveAttribute('lang', locale.tag);
      expect(await tooWide(page)).toEqual([]);
      expect(await brokenTexts(page)).toEqual([]);
      expect((await textsOf(page)).filter((text) => !isExplained(text, data))).toEqual([]);
    }
  });
}

/** All that is shown or read out. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // A language's name is written in that language.
      if (!parentElement?.closest('script, noscript, style, template, [hreflang]')) texts.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]:not([hreflang])`))
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.replaceAll(/[\s\u2060]+/g, ' ').trim()).filter((text) => text !== '');
  });
}

function isExplained(text: string, { names, prose }: Data): boolean {
  if (prose.includes(`>${text}<`) || (text.split(' ').length >= 3 && prose.includes(text))) return true;
  // A picture's text: the machine's name, and the view as the owner's text of the picture says it.
  const view = text.indexOf(' – ');
  if (view > 0 && prose.includes(`${text.slice(view)}<`)) return isExplained(text.slice(0, view), { names, prose });
  // A label and what the owner calls the thing.
  const label = text.indexOf(': ');
  if (label > 0 && prose.includes(`>${text.slice(label + 2)}<`))
    return isExplained(text.slice(0, label), { names, prose });
  return (text.replaceAll(TYPED, '').match(PLAIN) ?? []).every((word) => names.includes(` ${word} `));
}

/** What the visitor searched for is said back. */
function typedIn(address: string): string {
  return new URL(address, 'http://localhost').searchParams.get('q') ?? '';
}

function readData(store: RunningStore, { intl }: Locale, typed: string): Data {
  const column = (sql: string) => store.database(sql).flatMap((row) => Object.values(row).map(String));
  const names = [
    typed,
    ...NAMES,
    ...column('select title, vendor from products'),
    ...column('select value from product_metafields'),
    ...column('select name from product_options'),
    ...column('select name from product_option_values'),
    ...column("select value from translations where key in ('title', 'name', 'author')"),
    ...column('select author from articles'),
    ...FILES.flatMap(quotedTexts),
    ...namesOfDates(intl),
  ];
  const prose = [
    ...column('select title, description_html from products'),
    ...column('select alt from product_images'),
    ...column("select value from translations where key <> 'tags'"),
    ...column(`select replace(value, '"', '<>') from translations where key = 'tags'`),
    ...column('select title, excerpt_html, content_html, image_alt from articles'),
  ].map((text) => `>${text.trim()}<`);
  const plain = prose.map((text) => text.replaceAll(/<[^>]*>/g, ' '));
  return {
    names: ` ${names.join(' ').replaceAll(/[^\p{L}\p{M}]+/gu, ' ')} `,
    prose: [...prose, ...plain].join('\n').replaceAll(/[\s\u2060]+/g, ' '),
  };
}

/** What stands in quotes in a file; its comments and names of settings are nothing that a page shows. */
function quotedTexts(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g)].map(([quoted]) => quoted);
}

function namesOfDates(intl: string): string[] {
  // The first days of that year's months are all days of the week.
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  return (['long', 'short'] as const).flatMap((length) =>
    days.map((day) => new Intl.DateTimeFormat(intl, { weekday: length, month: length }).format(day)),
  );
}
