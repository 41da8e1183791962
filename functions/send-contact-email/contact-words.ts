/** Every word of the function's answers and mails. */
import { ATTACHMENT_LIMITS, type AttachmentProblem } from '#domain/attachment.ts';
import type { ContactField, RequestType } from '#domain/contact.ts';
import { type Language, shop } from '#shop.config';

const { email } = shop.contact;

const el = {
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
  copyHeading: 'Λάβαμε το μήνυμά σας',
  copyLead: 'Απαντάμε την ίδια ή την επόμενη εργάσιμη. Αυτό είναι το αντίγραφό σας.',
  receiptSubject: 'Λάβαμε το μήνυμά σας',
  receiptLead: 'Απαντάμε την ίδια ή την επόμενη εργάσιμη.',
  receiptNote:
    'Το κείμενο δεν επαναλαμβάνεται εδώ, γιατί τη διεύθυνση μπορεί να την έγραψε άλλος. Όταν γράφετε συνδεδεμένοι στον λογαριασμό σας, παίρνετε ολόκληρο αντίγραφο.',
  copyNote: 'Αν δεν το στείλατε εσείς, κάποιος έγραψε κατά λάθος τη διεύθυνσή σας και δεν χρειάζεται να κάνετε τίποτα.',
};

export type ContactWords = typeof el;

const en: ContactWords = {
  fields: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    requestType: 'Request type',
    subject: 'Subject',
    message: 'Message',
  },
  requestTypes: {
    general: 'General question',
    warranty: 'Warranty Claim',
    technical: 'Technical support',
    commercial: 'Commercial enquiry',
  },
  time: 'Time',
  attachments: 'Attachments',
  none: 'none',
  unreadable: 'The form could not be read. Please send it again.',
  wrong: (names) => `To be corrected: ${names}.`,
  problem: {
    too_many: () => `Up to ${ATTACHMENT_LIMITS.files} files a message.`,
    too_large: () => `The files are over ${ATTACHMENT_LIMITS.megabytes}\u00A0MB together.`,
    empty: (name) => `The file “${name}” is empty.`,
    type: (name) => `The file “${name}” is not a PDF, JPG, PNG, DOC or DOCX.`,
  },
  tooOften: `Many messages were sent from here. Try again in a few minutes, or write to ${email}.`,
  notSent: `The message was not recorded: something failed on our side. Try again, or write to ${email}.`,
  shopHeading: (type) => `Message from the form: ${type}`,
  shopNote: 'A reply to this e-mail goes to the sender.',
  copySubject: (subject) => `We have your message: ${subject}`,
  copyHeading: 'We have your message',
  copyLead: 'We answer on the same or the next working day. This is your copy.',
  receiptSubject: 'We have your message',
  receiptLead: 'We answer on the same or the next working day.',
  receiptNote:
    'Your text is not repeated here, because somebody else may have typed this address. When you write while logged in to your account, you get a full copy.',
  copyNote: 'If you did not send it, somebody typed your address by mistake and there is nothing you need to do.',
};

export const contactWords: Readonly<Record<Language, ContactWords>> = { el, en };
