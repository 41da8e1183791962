import { describe, expect, it } from 'vitest';
import { faqText } from './faq-text.ts';

const text = (...args: Parameters<typeof faqText>) => JSON.stringify(faqText(...args));

describe('faqText', () => {
  it.each([
    ['el', /φορητ/],
    ['en', /laptop/],
  ] as const)('%s: speaks of a laptop only to those who look at one', (language, laptop) => {
    expect(text(language)).toMatch(laptop);
    expect(text(language, 'tablet')).not.toMatch(laptop);
    expect(text(language, 'other')).not.toMatch(laptop);
  });
  it.each([
    ['el', /μπαταρία/],
    ['en', /battery/],
  ] as const)('%s: promises a battery only where there is one', (language, battery) => {
    expect(text(language, 'laptop')).toMatch(battery);
    expect(text(language, 'tablet')).toMatch(battery);
    expect(text(language, 'other')).not.toMatch(battery);
  });
});
