/** The words of the menus, which come with them. */
const el = {
  'menu.label': 'Φορητοί ανά είδος',
  'menu.gradeGuide': 'Τι σημαίνει η καθεμία',
  'menu.noBrands': 'Οι μάρκες δεν φορτώθηκαν.',
  'menu.unsure': 'Δεν ξέρετε από πού να αρχίσετε;',
  'menu.finder': 'Βρείτε τον δικό σας σε 4 ερωτήσεις',
} as const;

const en: Record<keyof typeof el, string> = {
  'menu.label': 'Laptops by kind',
  'menu.gradeGuide': 'What each one means',
  'menu.noBrands': 'The brands did not load.',
  'menu.unsure': 'Not sure where to start?',
  'menu.finder': 'Find yours in 4 questions',
};

export const menuWords = { el, en };
