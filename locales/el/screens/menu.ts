/** The words of the menus, which come with them. */

export const menu = {
  'menu.label': 'Φορητοί ανά είδος',
  'menu.gradeGuide': 'Τι σημαίνει η καθεμία',
  'menu.noBrands': 'Οι μάρκες δεν φορτώθηκαν.',
  'menu.unsure': 'Δεν ξέρετε από πού να αρχίσετε;',
  'menu.finder': 'Βρείτε τον δικό σας σε 4 ερωτήσεις',
} as const;
