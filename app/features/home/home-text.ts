import type { home } from '#shop/texts/el/home.ts';

export type HomeText = typeof home;

export interface Link {
  to: string;
  label: string;
}

/** The articles of the preview (specification, section 2), each with its cover as the blog shows it. */
export const POSTS = [
  { slug: 'laptop-buying-guide', date: '2025-01-15', cover: 'story-1' },
  { slug: 'refurbishment-process', date: '2025-01-10', cover: 'step-3' },
  { slug: 'eco-impact', date: '2025-01-05', cover: 'mission-ecology' },
] as const;
