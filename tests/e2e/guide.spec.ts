import { expect, type Page } from '@playwright/test';
import { gradeGuide as gradeGuideEl } from '#locales/el/pages/grade-guide.ts';
import { gradeGuide as gradeGuideEn } from '#locales/en/pages/grade-guide.ts';
import { mission as missionEl } from '#shop/texts/el/mission.ts';
import { refurbishment as refurbishmentEl } from '#shop/texts/el/refurbishment.ts';
import { story as storyEl } from '#shop/texts/el/story.ts';
import { mission as missionEn } from '#shop/texts/en/mission.ts';
import { refurbishment as refurbishmentEn } from '#shop/texts/en/refurbishment.ts';
import { story as storyEn } from '#shop/texts/en/story.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { languages } from './words.ts';

const TEXTS = {
  el: { grades: gradeGuideEl, refurbishment: refurbishmentEl, story: storyEl, mission: missionEl },
  en: { grades: gradeGuideEn, refurbishment: refurbishmentEn, story: storyEn, mission: missionEn },
};

const ARTICLES = 7;

/** Which of the stage's pictures can be seen. */
function shown(page: Page) {
  return page
    .locator('.stage__pic img')
    .evaluateAll((images) =>
      images.filter((image) => getComputedStyle(image).opacity === '1').map((image) => image.className),
    );
}

for (const { language, t, path } of languages) {
  const text = TEXTS[language];

  test.describe(`the guide in ${language}`, () => {
    test('the stage changes by keyboard, in place, and leads to the words', async ({ page }) => {
      await page.goto(path('/services/grade-guide'));
      const stage = page.getByRole('group', { name: text.grades.legend });
      await expect(stage.getByRole('radio')).toHaveCount(6);
      expect(await shown(page)).toEqual(['g-aminus']);
      await stage.getByRole('radio', { checked: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(stage.getByRole('radio', { name: `GB : ${text.grades.grades.b.heading}` })).toBeChecked();
      await expect.poll(() => shown(page)).toEqual(['g-b']);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page)).toEqual(['g-aa']);
      const link = stage.getByRole('link', { name: text.grades.grades.aa.heading });
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#aa$/);
    });

    test('an article opens in place', async ({ page }) => {
      await page.goto(path('/blog'));
      const guide = page.locator('#laptop-buying-guide');
      await expect(guide.locator('.prose')).toBeHidden();
      await guide.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(guide.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('the header leads everywhere, by keyboard too', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path('/'));
      const nav = page.getByRole('navigation', { name: t('nav.main') });
      await nav.getByRole('button', { name: t('nav.about') }).press('Enter');
      await expect(nav.getByRole('link', { name: t('nav.story') })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(nav.getByRole('link', { name: t('nav.story') })).toBeHidden();
      await nav.getByRole('button', { name: t('nav.services') }).click();
      await nav.getByRole('link', { name: t('nav.gradeGuide') }).click();
      await expect(page).toHaveURL(path('/services/grade-guide'));
      await expect(nav.getByRole('link', { name: t('nav.gradeGuide') })).toBeHidden();
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('aliases lead on for good', async ({ page, request }) => {
      for (const name of ['story', 'mission']) {
        const response = await request.get(path(`/about/${name}?x=1`), { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(path(`/about/our-${name}?x=1`));
      }
      const wishlist = await request.get(path('/wishlist'), { maxRedirects: 0 });
      expect(wishlist.headers().location).toBe(path('/account?tab=wishlist'));
      await page.goto(path('/about/story'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.story.heading);
    });
  });
}

test('the other pictures of the stage come when the visitor reaches for it', { tag: '@own-page' }, async ({ page }) => {
  const grades = new Set<string>();
  page.on('request', (request) => {
    // A script may be called so, too: `grade-guide-4f…`.
    const name = /\/(grade-[a-z]+)-\d+/.exec(request.url())?.[1];
    if (name && request.resourceType() === 'image') grades.add(name);
  });
  // One grade below the other: how near a browser's lazy pictures are fetched depends on the line, 2,500 px at most.
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto('/services/grade-guide', { waitUntil: 'networkidle' });
  expect(grades).toContain('grade-aminus');
  expect(grades).not.toContain('grade-b');
  await page.locator('.stage').hover();
  await expect.poll(() => grades.size).toBe(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the stage works and the blog can be read', async ({ page }) => {
    await page.goto('/services/grade-guide');
    await page.locator('.scale label').first().click();
    await expect(page.locator('.stage__pic .g-aa')).toHaveCSS('opacity', '1');
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(ARTICLES);
    await page.locator('summary').first().click();
    await expect(page.locator('.post .prose').first()).toBeVisible();
  });
});

test.describe('a slow or failing platform', () => {
  test.use({ allowConsole: [/ERR_FAILED|Failed to fetch|blog/] });

  const openBlog = async (page: Page) => {
    const { t } = languages[0];
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about/our-story');
    await page
      .getByRole('navigation', { name: t('nav.main') })
      .getByRole('link', { name: t('nav.blog') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('blog.heading'));
  };

  test('boxes hold the place until the list is there', async ({ page }) => {
    const { t } = languages[0];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/blog\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await openBlog(page);
    await expect(page.getByRole('status').filter({ hasText: t('blog.loading') })).toBeVisible();
    await expectAccessible(page);
    answer();
    await expect(page.getByRole('article')).toHaveCount(ARTICLES);
  });

  test('a list that did not come says so, and comes by itself', async ({ page }) => {
    const { t } = languages[0];
    await page.route(/blog\.data/, (route) => route.abort());
    await openBlog(page);
    await expect(page.getByText(t('blog.failed'))).toBeVisible();
    await expectAccessible(page);
    // The page asks again by itself.
    await page.unroute(/blog\.data/);
    await expect(page.getByRole('article')).toHaveCount(ARTICLES);
    await expectAccessible(page);
  });
});
