import { expect, it } from 'vitest';
import { pictureText } from './picture-text.ts';

const title = { el: 'Άλφα 14', en: 'Alpha 14' };

it.each([
  ['thinkpad-t-old-black-front', 'Άλφα 14 – μπροστινή όψη, σε μαύρο', 'Alpha 14 – front view, in black'],
  [
    'macbook-air-flat-midnight-closed',
    'Άλφα 14 – κλειστό, με τις θύρες στο πλάι, σε χρώμα μεσάνυχτα',
    'Alpha 14 – closed, with the ports on its side, in midnight',
  ],
  ['thinkpad-t-old-turned-front', 'Άλφα 14 – μπροστινή όψη', 'Alpha 14 – front view'],
  ['thinkpad-t-old-black-keys', 'Άλφα 14 – πληκτρολόγιο', 'Alpha 14 – keyboard'],
  [
    'surface-pro-redkeys-front',
    'Άλφα 14 – μπροστινή όψη, με κόκκινο πληκτρολόγιο',
    'Alpha 14 – front view, with a red keyboard',
  ],
  ['wear-thinkblack-b', 'Άλφα 14 – παράδειγμα της κατηγορίας όψης', 'Alpha 14 – example of the grade'],
  ['other', 'Άλφα 14 – εικόνα', 'Alpha 14 – picture'],
])('%s', (file, el, en) => {
  expect(pictureText(title, file)).toEqual({ el, en });
});
