import { account as english } from '../../en/screens/account.ts';
import { pseudo } from '../pseudo.ts';

export const account = pseudo(english);
