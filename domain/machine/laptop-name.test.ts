import { expect, it } from 'vitest';
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
