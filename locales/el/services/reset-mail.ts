/** Every word of the letter with the link to a new password. */
import { shop } from '#shop.config';

export const resetMail = {
  subject: `Νέος κωδικός για τον λογαριασμό σας στο κατάστημα ${shop.name.el}`,
  heading: 'Ορίστε νέο κωδικό',
  lead: 'Κάποιος, πιθανότατα εσείς, ζήτησε νέο κωδικό για αυτό το e-mail.',
  link: 'Ορισμός νέου κωδικού',
  terms: (minutes: number) => `Ο σύνδεσμος ισχύει για ${minutes} λεπτά και μόνο μία\u00A0φορά.`,
  ignore: 'Αν δεν το ζητήσατε εσείς, μην κάνετε τίποτα: ο κωδικός σας μένει όπως είναι.',
};
