import { recent as english } from '../../en/screens/recent.ts';
import { pseudo } from '../pseudo.ts';

export const recent = pseudo(english);
