import { cart as english } from '../../en/screens/cart.ts';
import { pseudo } from '../pseudo.ts';

export const cart = pseudo(english);
