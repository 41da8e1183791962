/** The names of the categories that the shop's goods are of, in the words of the hosted platform's taxonomy. */
import type { Language } from '#shop.config';

const el = {
  el: 'Ηλεκτρονικά',
  'el-6': 'Υπολογιστές',
  'el-6-3': 'Επιτραπέζιοι υπολογιστές',
  'el-6-6': 'Φορητοί υπολογιστές',
  'el-6-8': 'Υπολογιστές tablet',
  'el-17': 'Βίντεο',
  'el-17-1': 'Οθόνες υπολογιστή',
};

const en: typeof el = {
  el: 'Electronics',
  'el-6': 'Computers',
  'el-6-3': 'Desktop Computers',
  'el-6-6': 'Laptops',
  'el-6-8': 'Tablet Computers',
  'el-17': 'Video',
  'el-17-1': 'Computer Monitors',
};

export type CategoryId = keyof typeof el;

export const taxonomyWords: Readonly<Record<Language, typeof el>> = { el, en };
