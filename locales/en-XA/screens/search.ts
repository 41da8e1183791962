import { search as english } from '../../en/screens/search.ts';
import { pseudo } from '../pseudo.ts';

export const search = pseudo(english);
