export const reviews = {
  title: 'What people wrote',
  lead: 'Opinions that the shop chose; not an average.',
  rating: (rating: number) => `${rating} out of 5`,
  quote: (text: string) => `“${text}”`,
};
