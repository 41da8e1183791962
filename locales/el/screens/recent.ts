export const recent = { 'recent.title': 'Είδατε πρόσφατα' } as const;
