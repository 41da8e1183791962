import { shop } from '#shop.config';

/** Short sentences about the company that stand on every page: frame, footer, blog. */
export const everyPagePromises = {
  'shop.motto': `Επαγγελματικοί φορητοί, ανακατασκευασμένοι στην Ελλάδα, από αποθήκη ${shop.delivery.warehouseAt.el}.`,
  'footer.heading': 'Ξανά στη δουλειά',
  'footer.why': 'Γιατί ξανά;',
  'blog.description':
    'Οδηγοί αγοράς, μπαταρία, Windows, δεδομένα: ό,τι εξηγεί το συνεργείο μας σε όποιον διαλέγει ή συντηρεί έναν φορητό.',
  'blog.heading': 'Όσα μας ρωτάτε, γραμμένα.',
  'blog.lead': 'Για να διαλέξετε έναν φορητό, να τον κρατήσετε και κάποτε να τον δώσετε.',
} as const;

/** What a product's page says of the company's work. */
export const productPromises = {
  'product.support': 'Υποστήριξη στα ελληνικά.',
  'product.supportNote': 'Υποστήριξη στα ελληνικά, πιστοποιήσεις {certificates}.',
  'product.tagline': '{brand}, δοκιμασμένος στον πάγκο μας.',
  'product.taglineOther': '{brand}: δοκιμάστηκε στον πάγκο μας και δουλεύει όπως πρέπει.',
  'product.reasons.readyText': 'Σύστημα, οδηγοί και ενημερώσεις περασμένα. Το ανοίγετε και δουλεύετε.',
  'product.reasons.readyOther': 'Ελέγχθηκε και καθαρίστηκε. Το βγάζετε από το κουτί και το χρησιμοποιείτε.',
  'product.reasons.qualityText': 'Ανακατασκευή στην Ελλάδα, με διαδικασίες {certificates}.',
  'product.reasons.qualityPlain': 'Ανακατασκευή στην Ελλάδα, με τον ίδιο έλεγχο για κάθε συσκευή.',
  'product.reasons.serviceText': 'Στα ελληνικά, από όσους ανοίγουν τα μηχανήματα.',
} as const;
