import { expect, type Page } from '@playwright/test';
import { gradeGuide as gradeGuideEl } from '#locales/el/pages/grade-guide.ts';
import { gradeGuide as gradeGuideEn } from '#locales/en/pages/grade-guide.ts';
import { mission as missionEl } from '#shop/texts/el/mission.ts';
import { refurbishment as refurbishmentEl } from '#shop/texts/el/refurbishment.ts';
import { story as storyEl } from '#shop/texts/el/story.ts';
import { mission as missionEn } from '#shop/texts/en/mission.ts';
import { refurbishment as refurbishmentEn } from '#shop/texts/en/refurbishment.ts';
import { story as storyEn } from '#shop/texts/en/story.ts';
import { shop } from '#shop.config';
import { expectAccessible, test } from './store-fixture.ts';
import { languages } from './words.ts';

const TEXTS = {
  el: { grades: gradeGuideEl, refurbishment: refurbishmentEl, story: storyEl, mission: missionEl },
  en: { grades: gradeGuideEn, refurbishment: refurbishmentEn, story: storyEn, mission: missionEn },
};

const NEWEST_FIRST = [
  'windows-10-end-of-support',
  'data-wiping',
  'battery-care',
  'what-a-grade-means',
  'laptop-buying-guide',
  'refurbishment-process',
  'eco-impact',
];

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
    for (const [address, heading] of [
      ['/services/grade-guide', text.grades.heading],
      ['/services/refurbishment', text.refurbishment.heading],
      ['/about/our-story', text.story.heading],
      ['/about/our-mission', text.mission.heading],
      ['/blog', t('blog.heading')],
    ] as const) {
      test(`${address} has its heading, its address and pictures with words and a size`, async ({ page, store }) => {
        await page.goto(path(address));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', store.url + path(address));
        const pictures = await page
          .getByRole('main')
          .locator('img')
          .evaluateAll((images) =>
            images.map((image) => ({ alt: image.getAttribute('alt'), width: image.getAttribute('width') })),
          );
        expect(pictures.filter(({ alt, width }) => !alt || !width)).toEqual([]);
      });
    }

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

    test('the guide names six grades, each with its anchor, and leads on', async ({ page }) => {
      await page.goto(path('/services/grade-guide'));
      for (const [key, label] of [
        ['aa', 'GAA'],
        ['aplus', 'GA+'],
        ['aplusparenthesis', 'GA(+)'],
        ['a', 'GA'],
        ['aminus', 'GA−'],
        ['b', 'GB'],
      ] as const) {
        const grade = page.locator(`#${key}`);
        const { heading, description, commercial } = text.grades.grades[key];
        await expect(grade.getByRole('heading')).toHaveText(`${text.grades.grade} ${label}: ${heading}`);
        await expect(grade).toContainText(description);
        await expect(grade).toContainText(commercial);
        await expect(grade.getByRole('link')).toHaveAttribute('href', path(`/products?kind=laptop&grade=${key}`));
      }
      await page.getByRole('link', { name: text.grades.back.label }).click();
      await expect(page).toHaveURL(path('/services/refurbishment'));
    });

    test('refurbishment has eight steps to the products, and the seventh to the grades', async ({ page }) => {
      await page.goto(path('/services/refurbishment'));
      const steps = page.locator('.gguide > li');
      await expect(steps).toHaveCount(8);
      await steps
        .nth(6)
        .getByRole('link', { name: text.refurbishment.steps[6]?.more?.label ?? '' })
        .click();
      await expect(page).toHaveURL(path('/services/grade-guide'));
      await page.goBack();
      await steps.nth(2).getByRole('link', { name: text.refurbishment.products }).click();
      await expect(page).toHaveURL(path('/#products'));
      await expect(page.locator('#products')).toBeInViewport();
    });

    test('the story ends at the parent company; the mission has four parts', async ({ page }) => {
      await page.goto(path('/about/our-story'));
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
      const parent = page.getByRole('link', { name: text.story.parent.label });
      await expect(parent).toHaveAttribute('href', shop.company.parentSite ?? '');
      await page.goto(path('/about/our-mission'));
      for (const { title } of text.mission.sections) {
        await expect(page.getByRole('region', { name: title }).getByRole('img')).toBeVisible();
      }
    });

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

    test('the blog lists its articles, newest first', async ({ page }) => {
      await page.goto(path('/blog'));
      const articles = page.getByRole('article');
      await expect(articles).toHaveCount(NEWEST_FIRST.length);
      const ids = await page.locator('.posts > li').evaluateAll((items) => items.map(({ id }) => id));
      expect(ids).toEqual(NEWEST_FIRST);
      const guide = page.locator('#laptop-buying-guide');
      await expect(guide.getByRole('time')).toHaveText(language === 'el' ? '15 Ιανουαρίου 2025' : 'January 15, 2025');
      await expect(guide.getByRole('list', { name: t('blog.tags') }).getByRole('listitem')).toHaveCount(3);
      await expect(articles.getByRole('link')).toHaveCount(0);
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
    await expect(page.getByRole('article')).toHaveCount(NEWEST_FIRST.length);
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
    await expect(page.getByRole('article')).toHaveCount(NEWEST_FIRST.length);
  });

  test('a list that did not come says so, and comes by itself', async ({ page }) => {
    const { t } = languages[0];
    await page.route(/blog\.data/, (route) => route.abort());
    await openBlog(page);
    await expect(page.getByText(t('blog.failed'))).toBeVisible();
    await expectAccessible(page);
    // The page asks again by itself.
    await page.unroute(/blog\.data/);
    await expect(page.getByRole('article')).toHaveCount(NEWEST_FIRST.length);
    await expectAccessible(page);
  });
});
