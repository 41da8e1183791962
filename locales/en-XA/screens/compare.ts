import { compare as english } from '../../en/screens/compare.ts';
import { pseudo } from '../pseudo.ts';

export const compare = pseudo(english);
