/** The words of the API's menus: those of the storefront's navigation, which a test compares. */

export const menus = {
  mainMenu: 'Κύριο μενού',
  footer: 'Υποσέλιδο',
  laptops: 'Φορητοί',
  services: 'Υπηρεσίες',
  refurbishment: 'Ανακατασκευή',
  warranty: 'Εγγύηση και υποστήριξη',
  gradeGuide: 'Οδηγός κατηγοριών',
  about: 'Ποιοι είμαστε',
  story: 'Η ιστορία μας',
  mission: 'Η αποστολή μας',
  blog: 'Blog',
  contact: 'Επικοινωνία',
  withdrawal: 'Επιστροφή προϊόντος (υπαναχώρηση από τη σύμβαση)',
  terms: 'Όροι',
  privacy: 'Απόρρητο',
  accessibility: 'Προσβασιμότητα',
};
