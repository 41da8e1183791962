import { expect, type Page } from '@playwright/test';
import { faqText } from '#app/ui/text/faq-text.ts';
import { home as homeEl } from '#shop/texts/el/home.ts';
import { home as homeEn } from '#shop/texts/en/home.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { languages } from './words.ts';

const TEXTS = { el: homeEl, en: homeEn };
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const films = (page: Page) => page.locator('.hero video');

/** The names of what the films' part of the page fetched, and whether the page had loaded by then. */
function fetchedForFilms(page: Page) {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.mp4|hero-films.*\.js/.test(name))
      .map(({ name, startTime }) => ({ name, afterLoad: startTime >= (visit?.loadEventStart ?? 0) }));
  });
}

/** A film of four seconds is over before a busy machine has looked at it; a test ends it itself. */
async function slowFilms(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'loadedmetadata',
      ({ target }) => {
        if (target instanceof HTMLVideoElement) target.playbackRate = 0.1;
      },
      true,
    );
  });
}

for (const { language, t, path } of languages) {
  const text = TEXTS[language];
  const { names, play, pause } = text.hero.films;

  test.describe(`the front page in ${language}`, () => {
    test('is at most ten windows of a phone, and nothing in them is out of a thumb’s reach', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path('/'));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_000);
      const last = page.locator('#products .all');
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });

    test('leads from the headline and from the footer to its sections', async ({ page }) => {
      await page.goto(path('/'));
      await page.getByRole('link', { name: text.hero.cta }).click();
      await expect(page.locator('#featured-title')).toBeInViewport();
      await page.goto(path('/products'));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer.why') })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path('/')}#about$`));
      await expect(page.locator('#why-title')).toBeInViewport();
    });

    test('answers one question at a time, by keyboard', async ({ page }) => {
      await page.goto(path('/'));
      const [one, other] = faqText(language).questions.map(({ question, answer }) => ({
        summary: page.locator('summary', { hasText: question }),
        answer: page.getByText(answer),
      }));
      if (!one || !other) throw new Error('There are five questions');
      await expect(page.locator('.faq details')).toHaveCount(5);
      await one.summary.focus();
      await page.keyboard.press('Enter');
      await expect(one.answer).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(other.summary).toBeFocused();
      await page.keyboard.press('Space');
      await expect(other.answer).toBeVisible();
      await expect(one.answer).toBeHidden();
      await expectAccessible(page);
    });

    test.describe('with motion', () => {
      test.use({ reducedMotion: 'no-preference' });
      test.beforeEach(({ page }) => slowFilms(page));

      test('plays its films after it has loaded, until the visitor stops them', async ({ page }) => {
        await page.setViewportSize(WIDE);
        await page.goto(path('/'));
        const stop = page.getByRole('button', { name: pause });
        await expect(page.locator('.hero--sea')).toBeVisible();
        const fetched = await fetchedForFilms(page);
        expect(fetched.length).toBeGreaterThan(1);
        expect(fetched.filter(({ afterLoad }) => !afterLoad)).toEqual([]);
        // The next waits until this one is near its end.
        await expect(films(page)).toHaveCount(1);
        await expectAccessible(page);
        await stop.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: play })).toBeFocused();
        const running = () =>
          films(page).evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused));
        expect(await running()).toEqual([]);
        await page.keyboard.press('Space');
        await expect(stop).toBeFocused();
        await expect.poll(async () => (await running()).length).toBe(1);
      });

      for (const width of [1024, 1280, 1440, 1920]) {
        test(`the machines of the last film stand beside the text at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path('/'));
          await page.getByRole('button', { name: names[3] ?? '', exact: true }).click();
          await expect(page.locator('.film-olive')).toHaveClass(/is-on/);
          const textsEndAt = await page.locator('.hero__in').evaluate((column) => {
            const ends = [...column.querySelectorAll('h1, .lead')].flatMap((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return [...range.getClientRects()].map(({ right }) => right);
            });
            return Math.max(...ends);
          });
          const film = await page.locator('.film-olive').boundingBox();
          // The first machine of the picture begins at a twentieth of its width.
          expect((film?.x ?? 0) + (film?.width ?? 0) / 20).toBeGreaterThan(textsEndAt);
          expect(film?.width ?? 0).toBeGreaterThan(width / 3);
        });
      }
    });

    test('shows the still picture alone under reduced motion', { tag: '@own-page' }, async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto(path('/'), { waitUntil: 'networkidle' });
      await expect(page.locator('.hero__still')).toBeVisible();
      expect(await fetchedForFilms(page)).toEqual([]);
      await expect(page.getByRole('button', { name: pause })).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is whole', async ({ page }) => {
        await page.goto(path('/'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(Object.values(text.hero.title).join(' '));
        await expect(page.locator('.hero__still')).toBeVisible();
        await expect(page.locator('.card')).toHaveCount(6);
        const [question] = faqText(language).questions;
        await page.locator('summary', { hasText: question?.question ?? '' }).click();
        await expect(page.getByText(question?.answer ?? '')).toBeVisible();
        await page.getByRole('link', { name: text.hero.cta }).click();
        await expect(page.locator('#featured-title')).toBeInViewport();
      });
    });
  });
}

/** Films are the same in every language. */
test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  const { names, pause } = TEXTS.el.hero.films;
  const [first = '', second = ''] = names;

  test.describe('and slow films', () => {
    test.beforeEach(({ page }) => slowFilms(page));

    test('goes on to the next film when one ends, and to the one that is asked for', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto('/');
      const film = (name: string) => page.getByRole('button', { name, exact: true });
      await expect(film(first)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('.hero--sea')).toBeVisible();
      await films(page)
        .first()
        .evaluate((video: HTMLVideoElement) => {
          video.currentTime = video.duration;
        });
      await expect(film(second)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('.hero--salt')).toBeVisible();
      await expect(page.locator('.film-salt')).toHaveCSS('transition-duration', '1s');
      await film(names[3] ?? '').click();
      await expect(page.locator('.hero--olive')).toBeVisible();
      await films(page)
        .last()
        .evaluate((video: HTMLVideoElement) => {
          video.currentTime = video.duration;
        });
      await expect(film(first)).toHaveAttribute('aria-current', 'true');
    });

    test('plays all four films in turn on a phone, in its small files', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      await expect(page.getByRole('button', { name: pause })).toBeVisible();
      await expectAccessible(page);
      for (const [index, theme] of ['sea', 'salt', 'sand', 'olive'].entries()) {
        await expect(page.locator(`.hero--${theme}`)).toBeVisible();
        const film = page.locator(`.film-${theme}`);
        await expect(film).toHaveClass(/is-on/);
        expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/-640/);
        await film.evaluate((video: HTMLVideoElement) => {
          video.currentTime = video.duration;
        });
        await expect(page.getByRole('button', { name: names[(index + 1) % 4] ?? '', exact: true })).toHaveAttribute(
          'aria-current',
          'true',
        );
      }
    });

    test('shows the whole film below the header', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto('/');
      const film = await page.locator('.hero__films').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(film?.y ?? 0).toBeGreaterThanOrEqual(Math.floor((header?.y ?? 0) + (header?.height ?? 0)));
      expect((film?.width ?? 0) / (film?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    });
  });

  test('a film stops at once when the visitor asks for less motion', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/');
    await expect(page.locator('.hero--sea video').first()).toBeAttached();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(films(page)).toHaveCount(0);
    await expect(page.locator('.hero__still')).toBeVisible();
  });
});
