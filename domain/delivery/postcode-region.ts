import type { Locale } from '../locale/locales.ts';
import { parsePostcode } from './postal-address.ts';

/**
 * The prefecture (νομός) of each pair of first digits, in the genitive, as after «Νομός», and in English. Source:
 * the codes and places of the Greek post (ELTA) as listed in github.com/MentatInnovations/grpostcodes.
 */
const REGIONS: readonly (readonly [prefixes: string, greek: string, latin: string])[] = [
  ['10 11 12 13 14 15 16 17 18 19 80', 'Αττικής', 'Attica'],
  ['20', 'Κορινθίας', 'Corinthia'],
  ['21', 'Αργολίδας', 'Argolis'],
  ['22', 'Αρκαδίας', 'Arcadia'],
  ['23', 'Λακωνίας', 'Laconia'],
  ['24', 'Μεσσηνίας', 'Messenia'],
  ['25 26', 'Αχαΐας', 'Achaea'],
  ['27', 'Ηλείας', 'Elis'],
  ['28', 'Κεφαλληνίας', 'Cephalonia'],
  ['29', 'Ζακύνθου', 'Zakynthos'],
  ['30', 'Αιτωλοακαρνανίας', 'Aetolia-Acarnania'],
  ['31', 'Λευκάδας', 'Lefkada'],
  ['32', 'Βοιωτίας', 'Boeotia'],
  ['33', 'Φωκίδας', 'Phocis'],
  ['34', 'Εύβοιας', 'Euboea'],
  ['35', 'Φθιώτιδας', 'Phthiotis'],
  ['36', 'Ευρυτανίας', 'Evrytania'],
  ['37 38', 'Μαγνησίας', 'Magnesia'],
  ['40 41', 'Λάρισας', 'Larissa'],
  ['42', 'Τρικάλων', 'Trikala'],
  ['43', 'Καρδίτσας', 'Karditsa'],
  ['44 45', 'Ιωαννίνων', 'Ioannina'],
  ['46', 'Θεσπρωτίας', 'Thesprotia'],
  ['47', 'Άρτας', 'Arta'],
  ['48', 'Πρέβεζας', 'Preveza'],
  ['49', 'Κέρκυρας', 'Corfu'],
  ['50', 'Κοζάνης', 'Kozani'],
  ['51', 'Γρεβενών', 'Grevena'],
  ['52', 'Καστοριάς', 'Kastoria'],
  ['53', 'Φλώρινας', 'Florina'],
  ['54 55 56 57', 'Θεσσαλονίκης', 'Thessaloniki'],
  ['58', 'Πέλλας', 'Pella'],
  ['59', 'Ημαθίας', 'Imathia'],
  ['60', 'Πιερίας', 'Pieria'],
  ['61', 'Κιλκίς', 'Kilkis'],
  ['62', 'Σερρών', 'Serres'],
  ['63', 'Χαλκιδικής', 'Chalkidiki'],
  ['64 65', 'Καβάλας', 'Kavala'],
  ['66', 'Δράμας', 'Drama'],
  ['67', 'Ξάνθης', 'Xanthi'],
  ['68', 'Έβρου', 'Evros'],
  ['69', 'Ροδόπης', 'Rhodope'],
  ['70 71', 'Ηρακλείου', 'Heraklion'],
  ['72', 'Λασιθίου', 'Lasithi'],
  ['73', 'Χανίων', 'Chania'],
  ['74', 'Ρεθύμνου', 'Rethymno'],
  ['81', 'Λέσβου', 'Lesbos'],
  ['82', 'Χίου', 'Chios'],
  ['83', 'Σάμου', 'Samos'],
  ['84', 'Κυκλάδων', 'Cyclades'],
  ['85', 'Δωδεκανήσου', 'Dodecanese'],
];

/**
 * The prefecture that a Greek postcode lies in.
 *
 * @param postcode with or without a blank
 * @returns null when it is no Greek postcode, or one whose digits are not given out
 */
export function regionOfPostcode(postcode: string): Record<Locale['script'], string> | null {
  const prefix = parsePostcode(postcode)?.slice(0, 2);
  if (prefix === undefined) return null;
  const region = REGIONS.find(([prefixes]) => prefixes.split(' ').includes(prefix));
  return region ? { greek: region[1], latin: region[2] } : null;
}
