/** Every word of the letter with the link to a new password. */
import { type Language, shop } from '#shop.config';

const el = {
  subject: `Νέος κωδικός για τον λογαριασμό σας στο κατάστημα ${shop.name.el}`,
  heading: 'Ορίστε νέο κωδικό',
  lead: 'Κάποιος, πιθανότατα εσείς, ζήτησε νέο κωδικό για αυτό το e-mail.',
  link: 'Ορισμός νέου κωδικού',
  terms: (minutes: number) => `Ο σύνδεσμος ισχύει για ${minutes} λεπτά και μόνο μία\u00A0φορά.`,
  ignore: 'Αν δεν το ζητήσατε εσείς, μην κάνετε τίποτα: ο κωδικός σας μένει όπως είναι.',
};

const en: typeof el = {
  subject: `A new password for your ${shop.name.en} account`,
  heading: 'Set a new password',
  lead: 'Somebody, most likely you, asked for a new password for this e-mail address.',
  link: 'Set a new password',
  terms: (minutes) => `The link works for ${minutes} minutes, and only once.`,
  ignore: 'If it was not you, do nothing: your password stays as it is.',
};

export const resetWords: Readonly<Record<Language, typeof el>> = { el, en };
