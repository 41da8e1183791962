/**
 * 65 queries as several strangers might type them, written in one go before any result of theirs was seen.
 * See docs/decisions/0075.
 */
import type { JudgedQuery } from './judges.ts';
import { L, P, S, sup } from './seen-products.ts';

const detach = /surface (pro|go|book)|2-in-1|galaxy tab|ipad/i;
const turn = /x360|x1 yoga|yoga 370|dragonfly|laptop studio/i;

export const NINTH_QUERIES: readonly JudgedQuery[] = [
  P(
    'θέλω ένα λάπτοπ μέχρι 4 κατοστάρικα για τη σχολή',
    '400 euro, supported',
    (p) => L(p) && sup(p) && p.price <= 40000,
  ),
  P('κάτι φτηνό για word και ίντερνετ', 'simple use, cheap', (p) => L(p) && sup(p) && p.price <= 30000),
  P('λαπτοπ για μαθητή δημοτικού', 'cheap, supported', (p) => L(p) && sup(p) && p.price <= 35000),
  P('με γερή μπαταρία για το αεροπλάνο', 'battery or weight', (p) => L(p) && (p.wh >= 45 || p.weight <= 1.3)),
  P('φορητός κάτω από ενάμισι κιλό', '', (p) => L(p) && p.weight <= 1.5),
  P('ελαφρύ 14άρι με 16 ραμ', '', (p) => L(p) && p.weight <= 1.5 && p.screen >= 14 && p.screen < 15 && p.ram >= 16),
  P('ενα μακ για φοιτητρια μεχρι 600', '', (p) => L(p) && p.vendor === 'apple' && p.price <= 60000),
  P('λαπτοπ για μοντάζ βίντεο', '16 GB, graphics', (p) => L(p) && p.ram >= 16 && (p.gpu || p.vendor === 'apple')),
  P('πιο φτηνό από 200', '', (p) => p.price < 20000),
  P('ακριβότερο από 1000 ευρώ', '', (p) => p.price > 100000),
  P('δεκατεσσάρων ιντσών λενόβο', '', (p) => p.vendor === 'lenovo' && p.screen >= 14 && p.screen < 15),
  P(
    'λάπτοπ δεκαπέντε ίντσες με νούμερα στο πληκτρολόγιο',
    '',
    (p) => L(p) && p.screen >= 15 && p.screen < 16 && p.numpad === true,
  ),
  P('έχετε επεξεργαστή i7 όγδοης γενιάς;', '', (p) => /i7-8/.test(p.title)),
  P('i5 11ης γενιάς', '', (p) => /i5-11/.test(p.title)),
  P('ριζεν 5', '', (p) => /ryzen 5/i.test(p.title)),
  P('μόνο amd', '', (p) => /ryzen|amd|athlon/i.test(p.title)),
  P('όχι λενοβο, 16 γιγα', '', (p) => p.vendor !== 'lenovo' && p.ram >= 16),
  P('χωρίς σημάδια, σαν καινούργιο', 'the best grades', (p) => /^(aa|a-?plus|a\+)$/i.test(p.grade)),
  P('κατηγορία α+ 14 ιντσών', '', (p) => /^(a-?plus|a\+)$/i.test(p.grade) && p.screen >= 14 && p.screen < 15),
  P('λαπτοπ με καρτα sim', 'no laptop has one', (p) => L(p) && p.sim),
  P('θύρα thunderbolt και 16gb', '', (p) => /thunderbolt/i.test(p.ports) && p.ram >= 16),
  P('dock για dell', 'docks', (p) => p.kind === 'dock'),
  P('δεύτερη οθόνη', 'monitors', (p) => p.kind === 'monitor'),
  P('μίνι υπολογιστής για το σαλόνι', 'small desktops', (p) => p.kind === 'desktop'),
  P('ταμπλετ για παιδί', '', (p) => p.kind === 'tablet'),
  P('αϊπαντ', '', (p) => /ipad/i.test(p.title)),
  P('γκαλαξι ταμπ', '', (p) => /galaxy tab/i.test(p.title)),
  S('πόσο κάνουν τα μεταφορικά', 'delivery'),
  S('παίρνετε το παλιό μου λάπτοπ;', 'the shop takes none in part exchange'),
  S('ποντίκι ασύρματο', ''),
  S('δόσεις χωρίς κάρτα', 'ways of paying'),
  S('πού είναι το κατάστημα', 'contact'),
  P('macbook air 15 ιντσών', '', (p) => /macbook air 15/i.test(p.title)),
  P('λαπτοπ με αφη κατω απο 500', '', (p) => L(p) && p.touch && p.price <= 50000),
  P('για solidworks', 'separate graphics', (p) => L(p) && p.gpu && p.ram >= 16),
  P('για προγραμματισμό java, δυνατός επεξεργαστής', '', (p) => L(p) && sup(p) && p.ram >= 16),
  P(
    'να σηκώνει lightroom',
    '',
    (p) =>
      L(p) &&
      p.ram >= 16 &&
      (p.gpu || p.vendor === 'apple' || /iris xe|vega|radeon|iris/i.test(p.title) || p.year >= 2020),
  ),
  P('μικρό λάπτοπ 11 ή 12 ιντσών', '', (p) => L(p) && p.screen >= 11 && p.screen < 13),
  P('fthino laptop gia pappou', 'simple use, cheap', (p) => L(p) && sup(p) && p.price <= 35000),
  P('laptop gia sxoli 500 eurw', '', (p) => L(p) && sup(p) && p.price <= 50000),
  P('elafri me kali mpataria', '', (p) => L(p) && p.weight <= 1.5 && p.wh >= 45),
  P('oxi touch, 15 intses', '', (p) => !p.touch && p.screen >= 15 && p.screen < 16),
  P('thinkpad me 32gb', '', (p) => /thinkpad/i.test(p.title) && p.ram >= 32),
  P('mac 16 inch', '', (p) => p.vendor === 'apple' && p.screen >= 16 && p.screen < 17),
  P('cheapest laptop that runs windows 11', '', (p) => L(p) && p.win11 && p.price <= 24000),
  P('under 5 hundred euros with 16 gigs', '', (p) => p.price <= 50000 && p.ram >= 16),
  P('lightweight but not apple', '', (p) => p.vendor !== 'apple' && p.weight <= 1.4),
  P('laptop for my grandma facebook and skype', 'simple use', (p) => L(p) && sup(p)),
  P('best battery life', 'large batteries', (p) => p.wh >= 60),
  P('big screen for excel', '', (p) => L(p) && p.screen >= 15),
  P('something with at least 512gb and a backlit keyboard', '', (p) => p.ssd >= 512 && p.backlight),
  P('linux laptop', '', (p) => L(p) && p.ram >= 8),
  P('usb-c charging 13 inch', '', (p) => p.usbc && p.screen >= 13 && p.screen < 14),
  P('workstation with quadro', '', (p) => p.gpu),
  P('laptop with hdmi and ethernet', '', (p) => L(p) && /hdmi/i.test(p.ports) && /ethernet/i.test(p.ports)),
  P('1 terabyte ssd', '', (p) => p.ssd >= 1000),
  P('x1 carbon gen 9 or newer', '', (p) => /x1 carbon gen (9|1\d)/i.test(p.title)),
  P('2 in 1 under 600', '', (p) => (detach.test(p.title) || turn.test(p.title)) && p.price <= 60000),
  S('returns policy', ''),
  S('do you ship to cyprus', ''),
  S('gift card', ''),
  S('printer', ''),
  S('asdkjh qwe', 'no words'),
  P('4k screen laptop', '', (p) => L(p) && /3840|4k|uhd/i.test(p.title)),
  P('numeric keypad thinkpad', '', (p) => /thinkpad/i.test(p.title) && p.numpad === true),
];
