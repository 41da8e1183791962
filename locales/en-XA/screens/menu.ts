import { menu as english } from '../../en/screens/menu.ts';
import { pseudo } from '../pseudo.ts';

export const menu = pseudo(english);
