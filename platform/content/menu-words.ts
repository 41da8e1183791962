/** The words of the API's menus: those of the storefront's navigation, which a test compares. */
import type { Language } from '#shop.config';

const el = {
  mainMenu: 'Κύριο μενού',
  footer: 'Υποσέλιδο',
  laptops: 'Φορητοί',
  services: 'Υπηρεσίες',
  refurbishment: 'Ανακατασκευή',
  warranty: 'Εγγύηση και υποστήριξη',
  gradeGuide: 'Οδηγός κατηγοριών',
  about: 'Ποιοι είμαστε',
  story: 'Η ιστορία μας',
  mission: 'Η αποστολή μας',
  blog: 'Blog',
  contact: 'Επικοινωνία',
  withdrawal: 'Επιστροφή προϊόντος (υπαναχώρηση από τη σύμβαση)',
  terms: 'Όροι',
  privacy: 'Απόρρητο',
  accessibility: 'Προσβασιμότητα',
};

const en: typeof el = {
  mainMenu: 'Main menu',
  footer: 'Footer',
  laptops: 'Laptops',
  services: 'Services',
  refurbishment: 'Refurbishment',
  warranty: 'Warranty and after-sales',
  gradeGuide: 'Grade guide',
  about: 'About',
  story: 'Our story',
  mission: 'Our mission',
  blog: 'Blog',
  contact: 'Contact',
  withdrawal: 'Return a product (withdraw from contract)',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};

export type MenuWord = keyof typeof el;

export const menuWords: Readonly<Record<Language, typeof el>> = { el, en };
