import type { menus as greek } from '../../el/services/menus.ts';

export const menus: typeof greek = {
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
