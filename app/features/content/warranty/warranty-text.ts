import type { RichText } from '../page-text.ts';

/** What the warranty page says; one object in each language. */
export interface WarrantyText {
  title: string;
  description: string;
  lead: RichText;
  updated: string;
  terms: readonly { amount: string; unit: string; note: string }[];
  covered: { title: string; items: readonly RichText[] };
  notCovered: { title: string; items: readonly RichText[] };
  compare: {
    title: string;
    lead: RichText;
    legal: string;
    own: string;
    rows: readonly { label: string; legal: RichText; own: RichText }[];
  };
  claim: { title: string; lead: RichText; steps: readonly { title: string; text: RichText }[]; button: string };
  after: { title: string; paragraphs: readonly RichText[] };
}
