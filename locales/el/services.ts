/** What the platform's pages, the mails and the answers of functions and server say. */
import { checkout } from './services/checkout.ts';
import { checkoutNotices } from './services/checkout-notices.ts';
import { confirmationMail } from './services/confirmation-mail.ts';
import { contactMail } from './services/contact-mail.ts';
import { facetNames } from './services/facet-names.ts';
import { loginPage } from './services/login-page.ts';
import { mail } from './services/mail.ts';
import { notices } from './services/notices.ts';
import { order } from './services/order.ts';
import { orderPrint } from './services/order-print.ts';
import { pageFrame } from './services/page-frame.ts';
import { receivedMail } from './services/received-mail.ts';
import { refundMail } from './services/refund-mail.ts';
import { refusal } from './services/refusal.ts';
import { resetMail } from './services/reset-mail.ts';
import { resetPage } from './services/reset-page.ts';
import { returnMail } from './services/return-mail.ts';
import { shipmentMail } from './services/shipment-mail.ts';
import { shop } from './services/shop.ts';
import { taxonomy } from './services/taxonomy.ts';
import { withdrawalMail } from './services/withdrawal-mail.ts';

export const services = {
  checkout,
  checkoutNotices,
  confirmationMail,
  contactMail,
  facetNames,
  mail,
  loginPage,
  notices,
  order,
  orderPrint,
  pageFrame,
  receivedMail,
  refundMail,
  refusal,
  resetMail,
  resetPage,
  returnMail,
  shipmentMail,
  shop,
  taxonomy,
  withdrawalMail,
};
