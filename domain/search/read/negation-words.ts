/** How people say what they do not want. */
import { LESS, MORE } from './bound-words.ts';
import { type Lexeme, type Phrases, phrases } from './lexemes.ts';

/** «δεν θέλω», «μη μου βγάλεις», `I don't need`: a word of denial before a verb of wishing. */
const WISHES =
  'θέλω, θα ήθελα, χρειάζομαι, με ενδιαφέρει, με ενδιαφέρουν, με νοιάζει, ψάχνω, αρέσει, αρέσουν, θέλουμε, προτείνεις, προτείνετε, δείχνεις, δείχνετε, δείξεις, δείξετε, βγάλεις, βγάλετε, want, need, like, show me, show, suggest, recommend, thelo, thelw';
const DENIED_WISHES = ['δεν', 'δε', 'μη', 'μην', 'den', 'mhn', "don't", 'dont', 'do not'].flatMap((no) =>
  WISHES.split(', ').flatMap((wish) => [`${no} ${wish}`, `${no} μου ${wish}`]),
);
const DENIALS = phrases(
  'όχι, τίποτα από, κανένα, nothing from, none of, χωρίς, δίχως, εκτός από, εκτός, πλην, να μην είναι, να μην έχει, μακριά από, ούτε, not, no, non, without, except',
  'except for, excluding, but not, anything but, other than, neither, avoid, oxi, ochi, xoris, horis',
  'όχι όμως, αλλά όχι όμως, όχι πάντως, not however, καθόλου, ποτέ, ποτέ ξανά, με τίποτα, μη, μην, μην είναι, ας μην είναι, αντί για, αντί, όχι και, μισώ, αποκλείω, αποκλείεται, να αποφύγω, αποφεύγω',
  'εξαιρώντας, εξαίρεσε, εξαιρούνται',
  "never, never again, hate, isn't, is not, aren't, exclude, skip, minus, sans, besides, apart from, instead of, not interested in, anything besides, anything except, no more",
  ...DENIED_WISHES,
);
/** The `my` of `return my laptop` sounds like «μη», the `note` of `note taking` like `not`. */
const SOUND_LIKE_DENIALS = new Set(['my', 'note', 'notes']);
export const NEGATIONS: Phrases = {
  at: (lexemes, place) => (SOUND_LIKE_DENIALS.has(lexemes[place]?.text ?? '') ? 0 : DENIALS.at(lexemes, place)),
};
/** Phrases that begin with a negation without excluding a value: «όχι πάνω από 300» is a price, «χωρίς λειτουργικό» a choice. */
export const NOT_NEGATED = phrases(
  MORE,
  LESS,
  'λειτουργικό, σύστημα, os, operating system, windows, πρόβλημα, ανεμιστήρα, fan, αυτοκόλλητα, με αυτοκόλλητα, stickers, older than, newer than, νεότερο από, νεότερη από, παλιότερο από, παλιότερη από, παλαιότερο από, παλαιότερη από',
);
/** Words that continue a negation: «εκτός από lenovo και hp», `neither dell nor hp`. */
export const NOR = phrases('ή, ούτε, or, nor, oute');
export const AND_NOT = phrases('και, ή, ούτε, and, or, nor, oute');

const ANY = phrases('κανένα, κάνα, καμία, κανέναν');
const HAVE = phrases('έχετε, έχεις, υπάρχει, υπάρχουν, πουλάτε, βρίσκω, exete');
const NOT = phrases('δεν, δε, den');

/** Whether a word of denial asks: «έχετε κανένα dell;». */
export function isAsked(lexemes: readonly Lexeme[], index: number): boolean {
  // «πότε θα έρθει» asks when, and «ποτέ» is written alike without accents.
  if (lexemes[index]?.text === 'ποτε' && lexemes[index + 1]?.text === 'θα') return true;
  const isQuestion = HAVE.at(lexemes, index - 1) > 0 && NOT.at(lexemes, index - 2) === 0;
  return isQuestion && ANY.at(lexemes, index) > 0;
}
