/** What the pages about the shop and its work say; one object a page and language, loaded by its route alone. */

import type { GradeKey } from '#domain/grade.ts';
import type { mission } from '#locales/el/pages/mission.ts';
import type { refurbishment } from '#locales/el/pages/refurbishment.ts';
import type { story } from '#locales/el/pages/story.ts';

interface Page {
  title: string;
  description: string;
  heading: string;
  lead: string;
}

interface FactsText {
  heading: string;
  lead: string;
  facts: readonly (readonly [label: string, text: string])[];
}

export interface GradeGuideText extends Page {
  /** What the six choices of the stage are about. */
  legend: string;
  /** Precedes a grade's letters for screen readers only. */
  grade: string;
  grades: Record<GradeKey, { heading: string; description: string; commercial: string; alt: string }>;
  /** What the letters are called elsewhere, and what the pictures are. */
  notes: readonly string[];
  same: FactsText;
  /** How the order by value is made (domain/catalogue/value-for-money.ts). */
  value: FactsText;
  back: { to: string; label: string };
}

export type RefurbishmentText = typeof refurbishment;
export type StoryText = typeof story;
export type MissionText = typeof mission;
