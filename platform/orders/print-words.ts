/** The words of the pages to print. */
import type { Language } from '#shop.config';

const el = {
  slip: 'Δελτίο συσκευασίας',
  order: 'Παραγγελία',
  pieces: 'Τεμ.',
  goods: 'Είδος',
  sku: 'Κωδικός',
  vat: 'ΦΠΑ',
  amount: 'Ποσό',
  margin: 'περιθώριο',
  methods: { courier: 'Παράδοση σε', locker: 'Σε θυρίδα, για', pickup: 'Παραλαβή από το κατάστημα' },
  charges: 'Μεταφορικά και έξοδα',
  refund: (number: number) => `Επιστροφή, παραγγελία ${number}`,
  noDocument: 'Δεν είναι φορολογικό παραστατικό. Η απόδειξη ή το τιμολόγιο εκδίδεται χωριστά.',
};

const en: typeof el = {
  slip: 'Packing slip',
  order: 'Order',
  pieces: 'Pcs',
  goods: 'Goods',
  sku: 'Article',
  vat: 'VAT',
  amount: 'Amount',
  margin: 'margin',
  methods: { courier: 'Delivery to', locker: 'To a locker, for', pickup: 'Collected from the shop' },
  charges: 'Delivery and fees',
  refund: (number) => `Refund, order ${number}`,
  noDocument: 'This is no fiscal document. The receipt or invoice is issued separately.',
};

export const printWords: Readonly<Record<Language, typeof el>> = { el, en };
