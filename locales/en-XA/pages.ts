import { pages as english } from '../en/pages.ts';
import { pseudo } from './pseudo.ts';

export const pages = pseudo(english);
