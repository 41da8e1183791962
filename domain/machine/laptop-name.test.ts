import { expect, it } from 'vitest';
import { parseModel } from './laptop.ts';
import { namesFacts, namesStrongFacts } from './laptop-name.ts';

it.each([
  ['ThinkPad T480', 'Lenovo', false, false],
  ['Refurbished ThinkPad T480', 'Lenovo', true, true],
  ['ThinkPad T480 refurbished', 'Lenovo', true, true],
  ['ThinkPad T480 14"', 'Lenovo', true, true],
  ['MacBook Air 13"', 'Apple', false, true],
  ['ThinkPad T480 (i5-8350U)', 'Lenovo', true, false],
])('%s of %s names facts: strong %s, any %s', (name, brand, strong, any) => {
  expect([namesStrongFacts(name, brand), namesFacts(name)]).toEqual([strong, any]);
});

it.each([
  ['Lenovo ThinkPad 13 (2nd Gen) – Intel Core i5 7th Gen, 4GB RAM', 'ThinkPad 13 Gen 2'],
  ['Lenovo ThinkPad T14 (2nd Gen), i5, 16GB RAM', 'ThinkPad T14 Gen 2'],
  ['Lenovo ThinkPad X1 Carbon (Gen 9) i7-1185G7 16GB', 'ThinkPad X1 Carbon Gen 9'],
  ['Lenovo ThinkPad X1 Yoga (3rd Gen) (i5-8250U, 8GB RAM)', 'ThinkPad X1 Yoga Gen 3'],
  ['Lenovo ThinkPad T480 (8th Gen) i5 8GB', 'ThinkPad T480'],
  ['Dell Latitude 14 - 7440 2-in-1 | Intel Core i7-1355U | 16GB RAM', 'Latitude 14 - 7440 2-in-1'],
  ['Dell Precision 15 - 5540 | i7-9850H | 16GB RAM', 'Precision 15 - 5540'],
  ['Dell Inspiron 15 - 1920x1080 | 8GB RAM', 'Inspiron 15'],
])('the whole name is read of %s', (title, model) =>
  expect(parseModel({ title, vendor: title.split(' ')[0] ?? '' })).toBe(model),
);
