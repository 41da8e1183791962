import { orderReturn as english } from '../../en/screens/order-return.ts';
import { pseudo } from '../pseudo.ts';

export const orderReturn = pseudo(english);
