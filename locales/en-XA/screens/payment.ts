import { payment as english } from '../../en/screens/payment.ts';
import { pseudo } from '../pseudo.ts';

export const payment = pseudo(english);
