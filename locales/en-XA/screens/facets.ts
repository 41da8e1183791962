import { facets as english } from '../../en/screens/facets.ts';
import { pseudo } from '../pseudo.ts';

export const facets = pseudo(english);
