/** What the shop has not written into `shop.config.ts` is left out of screens, mails and texts; what it has, stands there. */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { inEveryLanguage } from '#domain/locale/owner-texts.ts';
import type { ShopConfig } from '#domain/shop/shop-config.ts';
import { shop as real } from '#shop.config';

const { contact } = real;

const UNSET: ShopConfig = {
  ...real,
  company: { legalName: null, registryNumber: null, taxNumber: null, taxOffice: null, parentSite: null },
  contact: {
    ...contact,
    phone: null,
    viber: null,
    social: [],
    address: { ...contact.address, street: null },
    hours: { weekdays: { open: '9:30', close: '17:00' }, saturday: null, sunday: null },
  },
  certificates: [],
};

const SET = inEveryLanguage<ShopConfig>({
  ...real,
  company: {
    legalName: { el: 'Παράδειγμα ΙΚΕ', en: 'Paradeigma PC' },
    registryNumber: '012345678000',
    taxNumber: '123456783',
    taxOffice: { el: 'Α΄ Θεσσαλονίκης', en: 'Thessaloniki A' },
    parentSite: 'https://parent.example/',
  },
  contact: {
    ...contact,
    phone: { display: '231 012 3456', tel: '+302310123456' },
    viber: '306940123456',
    address: { ...contact.address, street: { el: 'Τσιμισκή 1', en: '1 Tsimiski St' } },
    hours: { weekdays: null, saturday: { open: '10:00', close: '14:30' }, sunday: { open: '11:00', close: '13:00' } },
  },
  makers: {
    Dell: {
      name: 'Dell Inc.',
      address: 'One Dell Way, Round Rock, TX 78682, USA',
      contact: 'compliance@dell.example',
      responsible: { name: 'Dell Products', address: 'Raheen, Limerick, Ireland', contact: 'eu@dell.example' },
    },
  },
});

const LANGUAGES: readonly ContentLanguage[] = ['el', 'en'];

afterAll(() => vi.doUnmock('#shop.config'));

/** Every screen, mail and text that tells facts of the shop, made by modules that know this configuration alone. */
async function tellAll(shop: ShopConfig, language: ContentLanguage) {
  vi.resetModules();
  vi.doMock('#shop.config', async (importOriginal) => ({
    ...(await importOriginal<typeof import('#shop.config')>()),
    shop,
  }));
  const { readTextFiles } = await import('./texts.ts');
  const { organizationJsonLd } = await import('#app/seo/organization-json-ld.ts');
  const { renderMail } = await import('#platform/mail/render-mail.ts');
  const mail = renderMail({ language, subject: 'S', heading: 'H', lead: 'L', parts: [] }, 'https://shop.example.gr');
  const texts = readTextFiles().filter(({ name }) => !name.endsWith('.yaml'));
  return {
    screens: await renderScreens(language, shop),
    mails: `${mail.text}\n${mail.html}`,
    jsonLd: organizationJsonLd(language, 'https://shop.example.gr'),
    texts: texts.flatMap((file) => file.texts[language].map(({ text }) => text)),
  };
}

async function renderScreens(language: ContentLanguage, shop: ShopConfig): Promise<string> {
  const { everyPage } = await import(`../../locales/${language}/screens/every-page.ts`);
  const { product: productWords } = await import(`../../locales/${language}/screens/product.ts`);
  const { I18nProvider, ScreenWords } = await import('#app/i18n/i18n-context.tsx');
  const { ShopFactsContext } = await import('#app/state/shop-facts.tsx');
  const { createMemoryRouter, RouterProvider } = await import('react-router');
  const { Footer } = await import('#app/shell/footer.tsx');
  const { ContactScreen } = await import('#app/features/content/contact/contact-screen.tsx');
  const { StoryScreen } = await import('#app/features/guide/story-screen.tsx');
  const { BoxAndHelp } = await import('#app/features/product/box-and-help.tsx');
  const { MakerFacts } = await import('#app/features/product/facts/product-tabs.tsx');
  const { Reasons } = await import('#app/features/product/reasons.tsx');
  const { story } = await import(`../../shop/texts/${language}/story.ts`);
  const facts = {
    logo: null,
    delivery: { short: '', long: '' },
    menu: { total: 0, brands: [], cpu: [], screen: [], grade: [], prices: [] },
    paymentWays: { ways: ['card', 'cod'] as const, cards: ['Visa'], installments: [] },
    browserPlatform: { endpoint: '/api', publicToken: '', loginsPath: null, alertsPath: null },
    accounts: null,
    publicUrl: 'https://shop.example.gr',
  };
  const product = { name: 'ThinkPad', facts: {}, card: { title: 'ThinkPad', image: null }, device: 'laptop' } as never;
  const screens = (
    <ShopFactsContext value={facts}>
      <I18nProvider language={language} messages={everyPage}>
        <ContactScreen outcome={undefined} />
        <StoryScreen text={story} />
        <ScreenWords words={productWords}>
          <BoxAndHelp {...(product as object as Parameters<typeof BoxAndHelp>[0])} />
          <Reasons isReady />
          {Object.values(shop.makers).map((maker) => (
            <MakerFacts key={maker.name} maker={maker} />
          ))}
        </ScreenWords>
        <Footer />
      </I18nProvider>
    </ShopFactsContext>
  );
  const router = createMemoryRouter([{ path: '/', element: screens }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Word joiners, which keep hours on one line, are left out. */
const toText = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('\u2060', '');

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is said of what is not known', async () => {
    const { screens, mails, jsonLd, texts } = await tellAll(UNSET, language);
    const whole = [toText(screens), toText(mails), ...texts].join('\n').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
    expect(whole).not.toMatch(/\bnull\b|\bundefined\b|\[|\]/);
    expect(whole).not.toMatch(/ISO/);
    expect(screens + mails).not.toMatch(/href="(?:tel:|viber:|https?:\/\/parent|)"|tel:|viber:/);
    expect(screens).not.toMatch(/<(dd|dt|b|small|dl)(?: [^>]*)?><\/\1>/);
    // A sentence that lost a part of itself.
    expect(whole.match(/.{0,30}(?:, *[,.;]|: *[.,]|\( *\)|· *·|· *$)/gm)).toBeNull();
    expect(whole).toContain(language === 'el' ? '546 24 Θεσσαλονίκη' : '546 24 Thessaloniki');
    expect(JSON.stringify(jsonLd)).not.toMatch(/null|telephone|sameAs|streetAddress/);
  });

  it('a closed day is told as closed, and the other days with their hours', async () => {
    const { screens, jsonLd } = await tellAll(UNSET, language);
    const text = toText(screens).replaceAll(/\n+/g, ' ');
    const [closed, days, short] =
      language === 'el'
        ? ['Σάββατο Κλειστά Κυριακή Κλειστά', 'Δευτέρα – Παρασκευή 9:30 – 17:00', 'Δευ–Παρ 9:30–17 ']
        : ['Saturday Closed Sunday Closed', 'Monday – Friday 9:30 – 17:00', 'Mon–Fri 9:30–17 '];
    expect(text).toContain(closed);
    expect(text).toContain(days);
    expect(text).toContain(short);
    expect((jsonLd.contactPoint as { hoursAvailable: unknown }).hoursAvailable).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:30',
        closes: '17:00',
      },
    ]);
  });

  it('known facts are on screens, in mails, in the legal texts and for search engines', async () => {
    const { screens, mails, jsonLd, texts } = await tellAll(SET, language);
    const { legalName, registryNumber, taxNumber, taxOffice } = SET.company;
    const street = SET.contact.address.street?.[language] ?? '';
    const legal = texts.join('\n');
    for (const fact of [legalName?.[language] ?? '', street, '231 012 3456']) {
      for (const where of [screens, mails, legal]) expect(where.replaceAll('\u00A0', ' ')).toContain(fact);
    }
    for (const fact of [registryNumber, taxNumber, taxOffice?.[language]]) {
      for (const where of [screens, mails, legal]) expect(where.replaceAll('\u00A0', ' ')).toContain(fact);
    }
    expect(screens).toContain('href="tel:+302310123456"');
    expect(screens).toContain('href="viber://chat?number=%2B306940123456"');
    expect(screens).toContain('href="https://parent.example/"');
    expect(mails).toContain('href="tel:+302310123456"');
    expect(screens).toContain('ISO\u00A09001');
    const [made, answers] =
      language === 'el' ? ['Κατασκευαστής', 'Υπεύθυνος στην ΕΕ'] : ['Manufacturer', 'Responsible person in the EU'];
    expect(toText(screens)).toContain(
      `${made}: Dell Inc., One Dell Way, Round Rock, TX 78682, USA, compliance@dell.example`,
    );
    expect(toText(screens)).toContain(`${answers}: Dell Products, Raheen, Limerick, Ireland, eu@dell.example`);
    expect(toText(screens)).toContain(language === 'el' ? 'Σάβ 10–14:30, Κυρ 11–13' : 'Sat 10–14:30, Sun 11–13');
    expect(jsonLd).toMatchObject({
      telephone: '+302310123456',
      address: { streetAddress: street },
      contactPoint: {
        telephone: '+302310123456',
        hoursAvailable: [{ dayOfWeek: ['Saturday'] }, { dayOfWeek: ['Sunday'], opens: '11:00', closes: '13:00' }],
      },
    });
  });
});
