/** The texts of the pages about the shop and its work; one object per page and language, loaded by its route alone. */

import type { GradeKey } from '#domain/machine/grade.ts';
import type { mission } from '#shop/texts/el/mission.ts';
import type { refurbishment } from '#shop/texts/el/refurbishment.ts';
import type { story } from '#shop/texts/el/story.ts';

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
  /** The label of the stage's six choices. */
  legend: string;
  /** Precedes a grade's letters for screen readers only. */
  grade: string;
  grades: Record<GradeKey, { heading: string; description: string; commercial: string; alt: string }>;
  /** A note on other names of the letters, and on the pictures. */
  notes: readonly string[];
  same: FactsText;
  /** How the order by value is made (domain/catalogue/value-for-money.ts). */
  value: FactsText;
  back: { to: string; label: string };
}

export type RefurbishmentText = typeof refurbishment;
export type StoryText = typeof story;
export type MissionText = typeof mission;
