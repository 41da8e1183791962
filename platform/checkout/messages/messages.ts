import type { Language } from '#shop.config';
import { el, type Messages } from './el.ts';
import { en } from './en.ts';

export type { Messages } from './el.ts';

export const messages: Readonly<Record<Language, Messages>> = { el, en };
