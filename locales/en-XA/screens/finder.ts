import { finder as english } from '../../en/screens/finder.ts';
import { pseudo } from '../pseudo.ts';

export const finder = pseudo(english);
