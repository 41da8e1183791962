import { expect, it } from 'vitest';
import { titleParts } from './title-parts.ts';

it.each([
  ['Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, GA)', 'Lenovo ThinkPad T480', 'i5-8350U, 8GB\u00A0RAM, GA'],
  ['HP EliteBook 840 G6 (i5-8265U, (A+))', 'HP EliteBook 840 G6', 'i5-8265U, (A+)'],
  ['Dell WD19S 180W', 'Dell WD19S 180W', ''],
])('%s', (title, name, specs) => expect(titleParts(title)).toEqual({ name, specs }));
