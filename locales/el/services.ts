/** What the platform's pages, the mails and the answers of functions and server say. */
import * as checkout from './services/checkout.ts';
import * as mails from './services/mails.ts';
import * as orders from './services/orders.ts';
import * as platformPages from './services/platform-pages.ts';
import * as shop from './services/shop.ts';

export const services = { ...checkout, ...mails, ...orders, ...platformPages, ...shop };
