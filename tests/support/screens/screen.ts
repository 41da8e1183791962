/** What a picture is taken of, and at which sizes. */
import type { Page } from '@playwright/test';
import type { languages, unpublished } from '../../e2e/words.ts';

export type Language = (typeof languages | typeof unpublished)[number];

export const SIZES = {
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;

type Size = keyof typeof SIZES;

export interface Screen {
  name: string;
  /** In Greek; `Language.path` leads to the other language. */
  address: string;
  /** Where it can be seen; at every size without it. */
  sizes?: readonly Size[];
  /** Brings the page from its address into its state. */
  prepare?: (page: Page, language: Language) => Promise<void>;
  /** A dialog or a menu: the window is the picture, not the page behind it. */
  isWindow?: boolean;
}
