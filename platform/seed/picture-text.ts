import type { Localized } from '../catalogue/localized.ts';

/** What the shots in `art/out/products` show; the last word of a picture's name. */
const SHOTS: Readonly<Record<string, Localized>> = {
  front: { el: 'μπροστινή όψη', en: 'front view' },
  side: { el: 'πλάγια όψη', en: 'side view' },
  closed: { el: 'κλειστό', en: 'closed' },
  keys: { el: 'πληκτρολόγιο', en: 'keyboard' },
  back: { el: 'πίσω όψη', en: 'back view' },
};

const GRADE: Localized = { el: 'παράδειγμα της κατηγορίας όψης', en: 'example of the grade' };
const OTHER: Localized = { el: 'εικόνα', en: 'picture' };

/** Text for who cannot see the picture: the product and what of it is shown. */
export function pictureText(title: Localized, file: string): Localized {
  const shown = file.startsWith('grade-') ? GRADE : (SHOTS[file.split('-').at(-1) ?? ''] ?? OTHER);
  return { el: `${title.el} – ${shown.el}`, en: `${title.en} – ${shown.en}` };
}
