/** Every word of the function's answers and mails. */
import { ATTACHMENT_LIMITS, type AttachmentProblem } from '#domain/attachment.ts';
import type { ContactField, RequestType } from '#domain/forms/contact-form.ts';
import { shop } from '#shop.config';

const { email } = shop.contact;

export const contactMail = {
  fields: {
    name: 'Όνομα',
    email: 'E-mail',
    phone: 'Τηλέφωνο',
    requestType: 'Είδος αιτήματος',
    subject: 'Θέμα',
    message: 'Μήνυμα',
  } satisfies Record<ContactField, string> as Record<ContactField, string>,
  requestTypes: {
    general: 'Γενική ερώτηση',
    warranty: 'Αίτημα εγγύησης',
    technical: 'Τεχνική υποστήριξη',
    commercial: 'Εμπορικό αίτημα',
  } satisfies Record<RequestType, string> as Record<RequestType, string>,
  time: 'Ώρα',
  attachments: 'Συνημμένα',
  none: 'κανένα',
  unreadable: 'Η φόρμα δεν διαβάστηκε. Στείλτε την ξανά.',
  wrong: (names: string) => `Θέλουν διόρθωση: ${names}.`,
  problem: {
    too_many: () => `Έως ${ATTACHMENT_LIMITS.files} αρχεία σε κάθε μήνυμα.`,
    too_large: () => `Τα αρχεία ξεπερνούν τα ${ATTACHMENT_LIMITS.megabytes}\u00A0MB μαζί.`,
    empty: (name) => `Το αρχείο «${name}» είναι άδειο.`,
    type: (name) => `Το αρχείο «${name}» δεν είναι PDF, JPG, PNG, DOC ή DOCX.`,
  } as Record<AttachmentProblem['code'], (name: string) => string>,
  tooOften: `Στάλθηκαν πολλά μηνύματα από εδώ. Δοκιμάστε ξανά σε λίγα λεπτά, ή γράψτε στο ${email}.`,
  notSent: `Το μήνυμα δεν καταχωρίστηκε, από δική μας βλάβη. Δοκιμάστε ξανά, ή γράψτε στο ${email}.`,
  shopHeading: (type: string) => `Μήνυμα από τη φόρμα: ${type}`,
  shopNote: 'Η απάντηση σε αυτό το e-mail πηγαίνει στον αποστολέα.',
  copySubject: (subject: string) => `Λάβαμε το μήνυμά σας: ${subject}`,
  copyLead: 'Απαντάμε την ίδια ή την επόμενη εργάσιμη. Αυτό είναι το αντίγραφό σας.',
  receiptSubject: 'Λάβαμε το μήνυμά σας',
  receiptLead: 'Απαντάμε την ίδια ή την επόμενη εργάσιμη.',
  receiptNote:
    'Το κείμενο δεν επαναλαμβάνεται εδώ, γιατί τη διεύθυνση μπορεί να την έγραψε άλλος. Όταν γράφετε συνδεδεμένοι στον λογαριασμό σας, παίρνετε ολόκληρο αντίγραφο.',
  copyNote: 'Αν δεν το στείλατε εσείς, κάποιος έγραψε κατά λάθος τη διεύθυνσή σας και δεν χρειάζεται να κάνετε τίποτα.',
};
