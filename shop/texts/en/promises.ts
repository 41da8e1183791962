import { shop } from '#shop.config';
import type { everyPagePromises as everyPage, productPromises as product } from '../el/promises.ts';

/** Short sentences about the company that stand on every page: frame, footer, blog. */
export const everyPagePromises: Record<keyof typeof everyPage, string> = {
  'shop.motto': `Business laptops, refurbished in Greece and sent from our warehouse ${shop.delivery.warehouseAt.en}.`,
  'footer.heading': 'Back to work. Again.',
  'footer.why': 'Why again?',
  'blog.description':
    'Buying guides, batteries, Windows, data: what our workshop explains to anyone who chooses or looks after a laptop.',
  'blog.heading': 'What you ask us, in writing.',
  'blog.lead': 'For choosing a laptop, keeping it, and one day passing it on.',
};

/** What a product's page says of the company's work. */
export const productPromises: Record<keyof typeof product, string> = {
  'product.support': 'Support in Greek and English.',
  'product.supportNote': 'Support in Greek and English, {certificates} certified.',
  'product.tagline': '{brand}, tested on our bench.',
  'product.taglineOther': '{brand}: tested on our bench, and works as it should.',
  'product.reasons.readyText': 'System, drivers and updates are installed. Open it and work.',
  'product.reasons.readyOther': 'Tested and cleaned. Take it out of the box and use it.',
  'product.reasons.qualityText': 'Refurbished in Greece, with {certificates} procedures.',
  'product.reasons.qualityPlain': 'Refurbished in Greece, with the same tests for every device.',
  'product.reasons.serviceText': 'From the people who open the machines.',
};
