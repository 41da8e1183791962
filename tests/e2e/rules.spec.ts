/** What the account's forms refuse, field by field (specification, section 5), in the words that a visitor reads. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from './store-fixture.ts';
import { languages } from './words.ts';

interface Rule {
  id: string;
  /** Each of them is refused, one after the other. */
  wrong: [string, string];
  right: string;
  says: { el: string; en: string };
}

const SAYS = {
  firstName: { el: 'Γράψτε το όνομά σας.', en: 'First name is required' },
  lastName: { el: 'Γράψτε το επώνυμό σας.', en: 'Last name is required' },
  email: { el: 'Γράψτε ολόκληρο το e-mail σας, π.χ. maria@example.gr.', en: 'Invalid email address' },
  password: { el: 'Ο κωδικός θέλει τουλάχιστον 8 χαρακτήρες.', en: 'Password must be at least 8 characters' },
  required: { el: 'Συμπληρώστε αυτό το πεδίο.', en: 'Fill in this field.' },
  zip: { el: 'Ο Τ.Κ. έχει πέντε ψηφία, π.χ. 546 24.', en: 'A postcode has five digits, e.g. 546 24.' },
};
const BLANK: Rule['wrong'] = ['', '   '];

const names = (form: string): Rule[] => [
  { id: `${form}-firstName`, wrong: BLANK, right: 'Μαρία', says: SAYS.firstName },
  { id: `${form}-lastName`, wrong: BLANK, right: 'Παπαδοπούλου', says: SAYS.lastName },
];
const email = (form: string, right: string): Rule => ({
  id: `${form}-email`,
  wrong: ['', 'maria@example'],
  right,
  says: SAYS.email,
});
const PASSWORD: Rule = { id: 'auth-password', wrong: ['', '1234567'], right: 'elies kai feta 7', says: SAYS.password };
const address = (of: string): Rule[] => [
  { id: `${of}-address1`, wrong: BLANK, right: `Ερμού ${of.length}`, says: SAYS.required },
  { id: `${of}-zip`, wrong: ['   ', '1056'], right: '105 63', says: SAYS.zip },
  { id: `${of}-city`, wrong: BLANK, right: 'Αθήνα', says: SAYS.required },
];

// A house of its own: sign-ups from one address are limited, and a worker's journeys share a store.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.2' } });

for (const { language, t, path } of languages) {
  /** Every rule at once, twice; then all is right. */
  async function expectRules(form: Locator, send: string, rules: readonly Rule[]) {
    const press = () => form.getByRole('button', { name: send, exact: true }).click();
    for (const attempt of [0, 1] as const) {
      for (const { id, wrong } of rules) await form.locator(`#${id}`).fill(wrong[attempt]);
      await press();
      for (const { id, wrong, says } of rules) {
        const field = form.locator(`#${id}`);
        await expect(form.locator(`#${id}-error`)).toHaveText(says[language]);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAttribute('aria-describedby', new RegExp(`\\b${id}-error\\b`));
        await expect(field).toHaveValue(wrong[attempt]);
      }
      await expect(form.locator('[aria-invalid]')).toHaveCount(rules.length);
      await expect(form.locator(`#${rules[0]?.id}`)).toBeFocused();
    }
    await expectAccessible(form.page());
    // One mistake less each time: the messages go one by one, and what was right stays as it was typed.
    for (const [index, { id, right }] of rules.entries()) {
      await form.locator(`#${id}`).fill(right);
      if (index === rules.length - 1) break;
      await press();
      await expect(form.locator('[aria-invalid]')).toHaveCount(rules.length - 1 - index);
      await expect(form.locator(`#${id}`)).toHaveValue(right);
      await expect(form.locator(`#${rules[index + 1]?.id}`)).toBeFocused();
    }
    await press();
  }

  const part = (page: Page, title: 'info.title' | 'address.title') =>
    page.locator('section', { has: page.getByRole('heading', { name: t(title) }) });

  test.describe(`the rules of the account’s forms in ${language}`, () => {
    test('login', async ({ page }) => {
      await page.goto(path('/account'));
      const form = page.locator('form.auth');
      await expectRules(form, t('auth.login'), [email('auth', `nobody.rules.${language}@example.gr`), PASSWORD]);
      await expect(page.getByRole('alert').getByText(t('error.unidentified'))).toBeVisible();
      await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    });

    test('sign-up, then the personal information', async ({ page }) => {
      await page.goto(path('/account'));
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      const rules = [...names('auth'), email('auth', `rules.${language}@example.gr`), PASSWORD];
      await expectRules(page.locator('form.auth'), t('auth.signup'), rules);
      const info = part(page, 'info.title');
      await expect(info).toContainText(`rules.${language}@example.gr`);
      await info.getByRole('button', { name: t('edit') }).click();
      // Another address needs the password, which is the last thing that the form asks for.
      await info.locator('#info-email').fill(`rules.new.${language}@example.gr`);
      await info.getByRole('button', { name: t('save'), exact: true }).click();
      await expect(info.locator('#info-password-error')).toHaveText(t('error.currentPassword'));
      await info.locator('#info-password').fill(PASSWORD.right);
      await expectRules(info, t('save'), [...names('info'), email('info', `rules.new.${language}@example.gr`)]);
      await expect(info).toContainText(`rules.new.${language}@example.gr`);
    });

    test('the addresses for delivery and for billing', async ({ page }) => {
      await page.goto(path('/account'));
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      for (const { id, right } of [...names('auth'), email('auth', `rules.address.${language}@example.gr`), PASSWORD]) {
        await page.locator(`#${id}`).fill(right);
      }
      await page.getByRole('button', { name: t('auth.signup'), exact: true }).click();
      const addresses = part(page, 'address.title');
      await addresses.getByRole('button', { name: t('edit') }).click();
      await page.getByLabel(t('address.same')).uncheck();
      for (const of of ['delivery', 'billing']) await expect(page.locator(`#${of}-country`)).not.toBeEditable();
      await expectRules(addresses, t('save'), [...address('delivery'), ...address('billing')]);
      for (const of of ['delivery', 'billing']) await expect(addresses).toContainText(`Ερμού ${of.length}`);
    });
  });
}
