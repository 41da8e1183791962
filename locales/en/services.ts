import type { services as greek } from '../el/services.ts';
import * as checkout from './services/checkout.ts';
import * as mails from './services/mails.ts';
import * as orders from './services/orders.ts';
import * as platformPages from './services/platform-pages.ts';
import * as shop from './services/shop.ts';

export const services: typeof greek = { ...checkout, ...mails, ...orders, ...platformPages, ...shop };
