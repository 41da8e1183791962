export const reviews = {
  title: 'Τι μας έγραψαν',
  lead: 'Γνώμες που διάλεξε το κατάστημα· δεν είναι μέσος όρος.',
  rating: (rating: number) => `${rating} στα 5`,
  quote: (text: string) => `«${text}»`,
};
