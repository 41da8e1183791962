import { expect, it } from 'vitest';
import { keepAllTogether, keepTogether } from './keep-together.ts';

it.each([
  ['Έχετε 14 ημέρες από την παραλαβή', 'Έχετε 14_ημέρες από την παραλαβή'],
  ['12 months, and 3 for the battery', '12_months, and 3_for the battery'],
  ['ο ν. 2251/1994, άρθρο 5', 'ο ν._2251/1994, άρθρο_5'],
  ['with WCAG 2.2 AA and EN 301 549', 'with WCAG_2.2 AA and EN_301_549'],
  ['έως Windows 10, από 209,00 €', 'έως Windows_10, από 209,00_€'],
  ['Τα Windows 10 σταμάτησαν στις 14 Οκτωβρίου', 'Τα Windows_10 σταμάτησαν στις 14_Οκτωβρίου'],
  ['under Law 2251/1994 you have 14 days', 'under Law_2251/1994 you have 14_days'],
  ['T480, 16 GB · i5', 'T480, 16_GB · i5'],
  ['σε 2–3 εργάσιμες', 'σε 2–\u20603_εργάσιμες'],
  ['Τετάρτη 25 έως Πέμπτη 26 Νοεμβρίου', 'Τετάρτη 25 έως Πέμπτη 26_Νοεμβρίου'],
  ['November 25 to Thursday, 26 tons', 'November 25 to Thursday, 26_tons'],
  ['(ΓΚΠΔ, άρθρο 6 παρ. 1 β)', '(ΓΚΠΔ, άρθρο_6_παρ._1_β)'],
  ['(Civil Code 534 ff., Art. 5)', '(Civil Code_534_ff., Art._5)'],
  ['ΑΚ 534 επ., ν. 2251/1994', 'ΑΚ_534_επ., ν._2251/1994'],
  ['Καθαρή βάση. Η όψη παίρνει γράμμα. Ο δίσκος; Ο ίδιος', 'Καθαρή βάση. Η_όψη παίρνει γράμμα. Ο_δίσκος; Ο_ίδιος'],
  ['In order. A clean fan, grade A lid', 'In order. A_clean fan, grade A lid'],
  ['no number at all', 'no number at all'],
])('%s', (text, kept) => expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00A0')));

it('reaches every text of a tree and leaves the rest', () => {
  const tree = { facts: [['5 years', 5]], more: null, to: '/warranty', text: 'to this e-mail' };
  const kept = { facts: [['5\u00A0years', 5]], more: null, to: '/warranty', text: 'to this e-\u2060mail' };
  expect(keepAllTogether(tree)).toEqual(kept);
});
