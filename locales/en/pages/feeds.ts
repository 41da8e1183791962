export const feeds = { refurbished: 'Refurbished' };
