/** The owner's texts: `shop/texts/<language>/<name>.ts`. They say what the company is and does, so each owner reads and changes them. */
export const ownTexts = ['home', 'promises', 'story', 'mission', 'refurbishment', 'warranty', 'faq'] as const;
