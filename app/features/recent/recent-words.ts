const el = { 'recent.title': 'Είδατε πρόσφατα' } as const;

const en: Record<keyof typeof el, string> = { 'recent.title': 'Recently viewed' };

export const recentWords = { el, en };
