import type { recent as greek } from '../../el/screens/recent.ts';

export const recent: Record<keyof typeof greek, string> = { 'recent.title': 'Recently viewed' };
