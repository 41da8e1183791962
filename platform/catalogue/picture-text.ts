import type { Localized } from './localized.ts';

/** What the shots in `art/out/products` show; the last word of a picture's name. */
const SHOTS: Readonly<Record<string, Localized>> = {
  front: { el: 'μπροστινή όψη', en: 'front view' },
  side: { el: 'πλάγια όψη', en: 'side view' },
  closed: { el: 'κλειστό, με τις θύρες στο πλάι', en: 'closed, with the ports on its side' },
  flat: { el: 'πάνω στο τραπέζι, με τη θύρα του', en: 'on the table, with its port' },
  ports: { el: 'από πίσω, με τις υποδοχές', en: 'from behind, with its sockets' },
  keys: { el: 'πληκτρολόγιο', en: 'keyboard' },
  back: { el: 'πίσω όψη', en: 'back view' },
};

/** Words in a picture's name that say its colour; a word that is none leaves the colour unsaid. */
const COLOURS: Readonly<Record<string, Localized>> = {
  black: { el: 'σε μαύρο', en: 'in black' },
  silver: { el: 'σε ασημί', en: 'in silver' },
  grey: { el: 'σε γκρι', en: 'in grey' },
  gold: { el: 'σε χρυσό', en: 'in gold' },
  rose: { el: 'σε ροζ χρυσό', en: 'in rose gold' },
  midnight: { el: 'σε χρώμα μεσάνυχτα', en: 'in midnight' },
  platinum: { el: 'σε χρώμα πλατίνας', en: 'in platinum' },
  burgundy: { el: 'σε μπορντό', en: 'in burgundy' },
  cobalt: { el: 'σε μπλε κοβαλτίου', en: 'in cobalt blue' },
  blue: { el: 'σε μπλε', en: 'in blue' },
  sand: { el: 'στο χρώμα της άμμου', en: 'in sandstone' },
  green: { el: 'σε πράσινο', en: 'in green' },
  purple: { el: 'σε μοβ', en: 'in purple' },
  pink: { el: 'σε ροζ', en: 'in pink' },
  bronze: { el: 'σε χάλκινο', en: 'in bronze' },
  graphite: { el: 'σε γραφίτη', en: 'in graphite' },
  redkeys: { el: 'με κόκκινο πληκτρολόγιο', en: 'with a red keyboard' },
  bluekeys: { el: 'με μπλε πληκτρολόγιο', en: 'with a blue keyboard' },
};

const GRADE: Localized = { el: 'παράδειγμα της κατηγορίας όψης', en: 'example of the grade' };
const OTHER: Localized = { el: 'εικόνα', en: 'picture' };

/** Alternative text: the product, the view and the colour. */
export function pictureText(title: Localized, file: string): Localized {
  const words = file.split('-');
  if (words[0] === 'grade' || words[0] === 'wear') return join(title, GRADE);
  const shot = words.at(-1) ?? '';
  const colour =
    shot === 'front' || shot === 'closed' || shot === 'flat'
      ? words.map((word) => COLOURS[word]).find(Boolean)
      : undefined;
  return join(title, SHOTS[shot] ?? OTHER, colour);
}

function join(title: Localized, shown: Localized, colour?: Localized): Localized {
  return {
    el: `${title.el} – ${shown.el}${colour ? `, ${colour.el}` : ''}`,
    en: `${title.en} – ${shown.en}${colour ? `, ${colour.en}` : ''}`,
  };
}
