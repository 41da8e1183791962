/** What the terms say of each way of paying and of delivery; the page shows those that the shop offers. */
import type { Language } from '../../../i18n/language.ts';

const el = {
  card: '**Με κάρτα**{brands}. Πληρώνετε στην ασφαλή σελίδα του παρόχου πληρωμών και τα στοιχεία της κάρτας δεν αποθηκεύονται σε εμάς. Η χρέωση γίνεται όταν ολοκληρωθεί η παραγγελία. Αν η τράπεζα απορρίψει την κάρτα, δεν υπάρχει παραγγελία και δεν χρωστάτε τίποτα.',
  installments: 'Με κάρτα, έως {count} άτοκες δόσεις για σύνολο από {from}.',
  iris: '**Με IRIS**. Από τον τραπεζικό σας λογαριασμό, με την εφαρμογή της τράπεζάς σας. Το ποσό έρχεται αμέσως.',
  cod: '**Με αντικαταβολή**. Πληρώνετε με μετρητά στον μεταφορέα, όταν παραλάβετε. Επιβάρυνση: {fee}. Ο νόμος επιτρέπει μετρητά μόνο για σύνολο κάτω από {limit}.',
  transfer:
    '**Με τραπεζική κατάθεση**. Μετά την παραγγελία σας δίνουμε τον λογαριασμό και κρατάμε τα προϊόντα για {days} ημέρες. Αν το ποσό δεν έρθει ως τότε, η παραγγελία ακυρώνεται.',
  pickup: '**Στο κατάστημα**. Πληρώνετε με κάρτα ή μετρητά, όταν παραλάβετε από εμάς.',
  courier:
    'Με μεταφορέα τα μεταφορικά είναι {price}. Σε αγορές αξίας πάνω από {freeAbove}, μετά τις εκπτώσεις, είναι δωρεάν.',
  weight: 'Για δέμα βαρύτερο από {kilograms} κιλά, κάθε επιπλέον κιλό κοστίζει {price}.',
  islands: 'Σε νησιά τα μεταφορικά είναι {price} περισσότερα.',
  remote: 'Στις δυσπρόσιτες περιοχές του μεταφορέα τα μεταφορικά είναι {price} περισσότερα.',
  locker: 'Σε θυρίδα {carrier} τα μεταφορικά είναι {price}, και πάνω από {freeAbove} δωρεάν.',
  collect: 'Η παραλαβή από το κατάστημα, {place}, είναι δωρεάν.',
};

const en: typeof el = {
  card: '**By card**{brands}. You pay on the payment provider’s secure page, and card details are not stored by us. You are charged when the order is completed. If the bank declines the card, there is no order and you owe nothing.',
  installments: 'By card, up to {count} interest-free instalments for totals from {from}.',
  iris: '**By IRIS**. From your bank account, with your bank’s app. The money arrives at once.',
  cod: '**Cash on delivery**. You pay the courier in cash when you receive the parcel. Fee: {fee}. The law allows cash only for totals below {limit}.',
  transfer:
    '**By bank transfer**. After the order we give you the account, and hold the goods for {days} days. If the money has not come by then, the order is cancelled.',
  pickup: '**In the shop**. You pay by card or in cash when you collect from us.',
  courier: 'By courier, shipping costs {price}. For goods worth more than {freeAbove}, after discounts, it is free.',
  weight: 'For a parcel heavier than {kilograms} kg, each further kilogram costs {price}.',
  islands: 'To islands, shipping costs {price} more.',
  remote: 'To places that the courier lists as remote, shipping costs {price} more.',
  locker: 'To a {carrier} locker, shipping costs {price}, and nothing above {freeAbove}.',
  collect: 'Collecting from the shop, {place}, is free.',
};

export const termsWaysWords: Readonly<Record<Language, typeof el>> = { el, en };
