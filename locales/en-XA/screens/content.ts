import { content as english } from '../../en/screens/content.ts';
import { pseudo } from '../pseudo.ts';

export const content = pseudo(english);
