import { services as english } from '../en/services.ts';
import { pseudo } from './pseudo.ts';

export const services = pseudo(english);
