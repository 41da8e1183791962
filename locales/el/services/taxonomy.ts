/** The names of the categories that the shop's goods are of, in the words of the hosted platform's taxonomy. */

export const taxonomy = {
  el: 'Ηλεκτρονικά',
  'el-6': 'Υπολογιστές',
  'el-6-3': 'Επιτραπέζιοι υπολογιστές',
  'el-6-6': 'Φορητοί υπολογιστές',
  'el-6-8': 'Υπολογιστές tablet',
  'el-17': 'Βίντεο',
  'el-17-1': 'Οθόνες υπολογιστή',
};
