import { expect, it } from 'vitest';
import { field } from './field.ts';
import { icon } from './icon.ts';

const CITY = { name: 'city', label: 'City', autocomplete: 'address-level2', error: null };
const whole = (settings: Parameters<typeof field>[0]) => String(field(settings)).replaceAll('\n', '');

it('has a label and what a browser needs to fill it in', () => {
  expect(whole(CITY)).toBe(
    '<div class="field"><label for="city">City</label><input id="city" name="city" type="text" autocomplete="address-level2" aria-required="true"></div>',
  );
});

it('has its value, its limits and that it may stay empty', () => {
  expect(
    whole({ ...CITY, type: 'tel', inputmode: 'tel', value: 'a"b', maxlength: 20, optional: 'optional', wide: true }),
  ).toBe(
    '<div class="field field--wide"><label for="city">City <span class="field__optional">optional</span></label><input id="city" name="city" type="tel" value="a&quot;b" autocomplete="address-level2" inputmode="tel" maxlength="20"></div>',
  );
  expect(whole({ ...CITY, value: '' })).toContain(' value="" ');
});

const wrong = (text: string) => `<p class="field__error" id="city-error">${icon('alert')}<span>${text}</span></p>`;

it.each([
  [{ hint: 'Hint' }, ' aria-describedby="city-hint">', '<p class="field__hint" id="city-hint">Hint</p>'],
  [{ error: 'Wrong' }, ' aria-invalid="true" aria-describedby="city-error">', wrong('Wrong')],
  [
    { error: 'Wrong', hint: 'Hint' },
    ' aria-invalid="true" aria-describedby="city-error city-hint">',
    `${wrong('Wrong')}<p class="field__hint" id="city-hint">Hint</p>`,
  ],
  [{ isCredential: true }, '>', ''],
])('says what is wrong, and helps: %j', (more, attributes, below) => {
  const credential = 'isCredential' in more ? ' autocapitalize="off" spellcheck="false"' : '';
  expect(whole({ ...CITY, ...more })).toBe(
    `<div class="field"><label for="city">City</label><input id="city" name="city" type="text" autocomplete="address-level2"${credential} aria-required="true"${attributes}${below}</div>`,
  );
});

it('puts the cursor where one logs in', () => {
  expect(whole({ ...CITY, isCredential: true, error: 'Wrong' })).toContain(
    ' autocapitalize="off" spellcheck="false" aria-required="true" aria-invalid="true" aria-describedby="city-error" autofocus>',
  );
});
