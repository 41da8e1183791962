import { desk as english } from '../en/desk.ts';
import { pseudo } from './pseudo.ts';

export const desk = pseudo(english);
