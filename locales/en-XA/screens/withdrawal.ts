import { withdrawal as english } from '../../en/screens/withdrawal.ts';
import { pseudo } from '../pseudo.ts';

export const withdrawal = pseudo(english);
