/** What the pages about the shop and its work say; one object a page and language, loaded by its route alone. */

import type { GradeKey } from '#domain/grade.ts';

interface Page {
  title: string;
  description: string;
  heading: string;
  lead: string;
}

interface Link {
  to: string;
  label: string;
}

interface FactsText {
  heading: string;
  lead: string;
  facts: readonly (readonly [label: string, text: string])[];
}

export interface GradeGuideText extends Page {
  /** What the six choices of the stage are about. */
  legend: string;
  /** Stands before a grade's letters where only a screen reader says them. */
  grade: string;
  grades: Record<GradeKey, { heading: string; description: string; commercial: string; alt: string }>;
  /** What the letters are called elsewhere, and what the pictures are. */
  notes: readonly string[];
  same: FactsText;
  /** How the order by value is made (domain/catalogue/value-for-money.ts). */
  value: FactsText;
  back: Link;
}

export interface RefurbishmentText extends Page {
  step: string;
  steps: readonly { title: string; text: string; alt: string; more?: Link }[];
  products: string;
  quality: {
    heading: string;
    lead: string;
    facts: readonly (readonly [figure: string, text: string])[];
    products: string;
    warranty: string;
  };
}

export interface StoryText extends Page {
  chapters: readonly { title: string; paragraphs: readonly string[]; alt: string; more?: Link }[];
  /** Without a text while the company's name is not known. */
  parent: { text: string | null; label: string };
}

export interface MissionText extends Page {
  sections: readonly {
    id: 'accessibility' | 'quality' | 'circular' | 'ecology';
    title: string;
    figure: string;
    figureNote: string;
    paragraphs: readonly string[];
    alt: string;
    more: Link | { href: string; label: string };
  }[];
}
