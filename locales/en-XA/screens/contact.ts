import { contact as english } from '../../en/screens/contact.ts';
import { pseudo } from '../pseudo.ts';

export const contact = pseudo(english);
