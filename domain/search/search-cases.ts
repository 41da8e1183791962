/**
 * What shoppers type and what they should see first, over the demo catalogue, in either language. The test holds every case; the bench
 * prints the share of them as the shop's relevance.
 */

export interface SearchCase {
  query: string;
  /** The product that must come first: its handle, or what its title must say. Null: nothing is found. */
  first: string | RegExp | null;
  /** The filters that are read out of the query, `facet=value`; none when it is not set. */
  filters?: string;
  /** The query that is answered instead; the typed one when it is not set. */
  corrected?: string;
}

type Line = readonly [query: string, first: SearchCase['first'], more?: Pick<SearchCase, 'filters' | 'corrected'>];

const LATITUDE = /^dell latitude/i;
const THINKPAD = /thinkpad/i;
const ELITEBOOK = /elitebook/i;
const MACBOOK = /macbook/i;
const SURFACE = /surface (?:pro|laptop|go|book)/i;
const DELL = /^dell (?:latitude|xps|precision)/i;
const HP = /^hp (?:elite|pro|z)book/i;
const LENOVO = /^lenovo think(?:pad|book)/i;
const T480 = /thinkpad t480 /i;
const FOR_STUDENTS = /T460 |820 G3|T460s|X1 Carbon|5490|E7470|745 G5|5580|11e/;

const BRANDS_AND_SERIES: readonly Line[] = [
  ['dell', DELL],
  ['DELL', DELL],
  ['hp', HP],
  ['lenovo', LENOVO],
  ['apple', MACBOOK],
  ['microsoft', SURFACE],
  ['samsung', /galaxy tab/i],
  ['thinkpad', THINKPAD],
  ['thinkbook', /thinkbook/i],
  ['latitude', LATITUDE],
  ['elitebook', ELITEBOOK],
  ['probook', /probook/i],
  ['zbook', /zbook/i],
  ['precision', /precision/i],
  ['xps', /xps/i],
  ['xps 13', /xps 13/i],
  ['surface', SURFACE],
  ['surface pro', /surface pro/i],
  ['surface laptop', /surface laptop/i],
  ['macbook', MACBOOK],
  ['macbook air', /macbook air/i],
  ['macbook pro', /macbook pro/i],
  ['mac', MACBOOK],
  ['mac mini', /mac mini/i],
  ['ipad', /ipad/i],
  ['tablet', /tab|ipad/i],
  ['dock', /dock/i],
  ['dock για laptop', /dock/i],
  ['laptop dock', /dock/i],
  ['thinkpad dock', 'lenovo-thinkpad-usb-c-dock-gen-2-a'],
  ['monitor', /thinkvision|P2419H/i],
  ['mini pc', /optiplex|elitedesk|thinkcentre|mac mini/i],
  ['x1 carbon', /x1 carbon/i],
  ['carbon x1', /x1 carbon/i],
  ['yoga', /yoga/i],
];

const GREEK: readonly Line[] = [
  ['φορητός', /./],
  ['ΦΟΡΗΤΟΣ', /./],
  ['λάπτοπ λενόβο', LENOVO],
  ['λενοβο', LENOVO],
  ['Λενόβο Θίνκπαντ', THINKPAD],
  ['ντελ', DELL],
  ['ντελλ λατιτουντ', LATITUDE],
  ['λατιτιουντ', LATITUDE, { corrected: 'latitude' }],
  ['μακμπουκ', MACBOOK],
  ['μακμπουκ αιρ', /macbook air/i],
  ['μάκμπουκ προ', /macbook pro/i],
  ['μακ', MACBOOK],
  ['θινκπαντ', THINKPAD],
  ['θίνκπαντ', THINKPAD],
  ['ελιτμπουκ', ELITEBOOK],
  ['προμπουκ', /probook/i],
  ['σερφας', SURFACE],
  ['σέρφας προ 7', /surface pro 7/i],
  ['άιπαντ', /ipad/i],
  ['ταμπλετ', /tab|ipad/i],
  ['οθονη', /thinkvision|P2419H/i],
  ['ΟΘΟΝΗ', /thinkvision|P2419H/i],
  ['οθόνη αφής', /surface|touch|αφής/i],
  ['σκληρός', /ssd/i],
  ['μνήμη', /ram/i],
  ['ράιζεν', /ryzen/i],
  ['μεταχειρισμένο lenovo t480', T480],
  ['ανακατασκευασμένος φορητός dell', DELL],
  ['φθηνό λάπτοπ', /./],
  ['γραφίδα', /surface|yoga/i],
  ['πληκτρολόγιο thinkpad', THINKPAD],
];

const GREEKLISH: readonly Line[] = [
  ['laptop foititi', FOR_STUDENTS],
  ['forhtos', /./],
  ['foritos hp', HP],
  ['forhtos ypologisths dell', DELL],
  ['othoni', /thinkvision|P2419H/i],
  ['othonh', /thinkvision|P2419H/i],
  ['o8onh', /thinkvision|P2419H/i],
  ['o8onh afhs', /surface|touch|αφής/i],
  ['mnhmh', /ram/i],
  ['diskos', /ssd/i],
  ['skliros', /ssd/i],
  ['thinkpad kato apo 200', THINKPAD, { filters: 'price=0-200' }],
  ['katw apo 150', 'dell-latitude-3190-celeron-n4120-4gb-b', { filters: 'price=0-150' }],
  ['mexri 300 eyrw lenovo', LENOVO, { filters: 'price=0-300' }],
  ['laptop gia sxolh', /./],
  ['ftino laptop hp', HP],
  ['thelw ena laptop gia to grafeio', /./],
  ['metaxeirismeno macbook', MACBOOK],
];

const WRONG_LAYOUT: readonly Line[] = [
  ['δελλ', DELL],
  ['λενοωο', LENOVO, { corrected: 'lenovo' }],
  ['ηπ', HP, { corrected: 'hp' }],
  ['ηπ 840', /elitebook 840/i, { corrected: 'hp 840' }],
  ['μαψβοοκ', MACBOOK, { corrected: 'macbook' }],
  ['μαψβοοκ αιρ', /macbook air/i, { corrected: 'macbook αιρ' }],
  ['τηινκπαδ', THINKPAD, { corrected: 'thinkpad' }],
  ['τηινκπαδ τ480', T480, { corrected: 'thinkpad τ480' }],
  ['λατιτθδε', LATITUDE, { corrected: 'latitude' }],
  ['σθρφαψε', SURFACE, { corrected: 'surface' }],
  ['ελιτεβοοκ', ELITEBOOK, { corrected: 'elitebook' }],
  ['προβοοκ', /probook/i, { corrected: 'probook' }],
  ['χπσ', /xps/i],
  ['ζβοοκ', /zbook/i],
  ['ςινδοςσ 11 dell', DELL, { corrected: 'windows 11 dell' }],
  ['forhtow', /./, { corrected: 'φορητός' }],
  ['ouonh', /thinkvision|P2419H/i, { corrected: 'οθόνη' }],
  ['t480 lenowo', T480, { corrected: 't480 lenovo' }],
];

const SLIPS: readonly Line[] = [
  ['lenvo', LENOVO, { corrected: 'lenovo' }],
  ['leonvo', LENOVO, { corrected: 'lenovo' }],
  ['lennovo', LENOVO],
  ['thnikpad', THINKPAD, { corrected: 'thinkpad' }],
  ['thinpad t480', T480, { corrected: 'thinkpad t480' }],
  ['tinkpad', THINKPAD],
  ['latitute', LATITUDE, { corrected: 'latitude' }],
  ['lattitude', LATITUDE],
  ['latidude', LATITUDE, { corrected: 'latitude' }],
  ['elitbook', ELITEBOOK],
  ['elitebok 840 g5', /840 G5/, { corrected: 'elitebook 840 g5' }],
  ['probok', /probook/i, { corrected: 'probook' }],
  ['macbok air', /macbook air/i, { corrected: 'macbook air' }],
  ['mackbook', MACBOOK],
  ['mcbook', MACBOOK, { corrected: 'macbook' }],
  ['serface pro', /surface pro/i],
  ['surfase', SURFACE],
  ['microsft', SURFACE, { corrected: 'microsoft' }],
  ['precison', /precision/i, { corrected: 'precision' }],
  ['kenovo', LENOVO, { corrected: 'lenovo' }],
  ['λενοβ', LENOVO],
  ['μακμποοκ', MACBOOK, { corrected: 'μάκμπουκ' }],
  ['φοριτος', /./],
  ['λαπτοπτ', /./, { corrected: 'λάπτοπ' }],
];

const CODES: readonly Line[] = [
  ['t480', T480],
  ['T480s', /T480s/],
  ['t 480', T480],
  ['T-480', T480],
  ['Τ480', T480],
  ['τ480σ', /T480s/],
  ['thinkpadt480', T480],
  ['thinkpad 480', /[TL]480 /],
  ['lenovo thinkpad t480 i7', 'lenovo-thinkpad-t480-i7-8650u-16gb-a-plus'],
  ['t480 i7 8650u', 'lenovo-thinkpad-t480-i7-8650u-16gb-a-plus'],
  ['840 g5', /840 G5/],
  ['840g5', /840 G5/],
  ['hp840g5', /840 G5/],
  ['elitebook 840 g8', /840 G8/],
  ['elitebook840g8', /840 G8/],
  ['840γ6', /840 G6/],
  ['i5-8350U', /i5-8350U/],
  ['i58350u', /i5-8350U/],
  ['i5 8350u', /i5-8350U/],
  ['8350u dell', /Latitude.*i5-8350U/],
  ['i7-1185g7', /i7-1185G7/],
  ['i5 thinkpad t14', /T14 Gen/],
  ['ryzen 5 pro 4650u', /4650U/],
  ['5420', /Latitude 5420/],
  ['latitude 5420 i7', 'dell-latitude-5420-i7-1185g7-32gb-aa'],
  ['dell 7470', /E7470/],
  ['e7470', /E7470/],
  ['latitude e 7470', /E7470/],
  ['dell latitude7490', /7490/],
  ['x1', /X1 (?:Carbon|Yoga)/],
  ['Χ1 carbon', /X1 Carbon/],
  ['x1 carbon gen 9', /X1 Carbon Gen 9/],
  ['thinkpad x1 gen 9', /X1 Carbon Gen 9/],
  ['x1 carbon gen10', /X1 Carbon Gen 10/],
  ['t14 gen 2', /T14 Gen 2/],
  ['t14s', /T14s/],
  ['t14 amd', /T14 Gen 1 AMD/],
  ['11e gen 5', /11e Gen 5/],
  ['surface pro 7', /Surface Pro 7/],
  ['surface pro7', /Surface Pro 7/],
  ['surfacepro7', /Surface Pro 7/],
  ['surface pro 8', /Surface Pro 8/],
  ['surface laptop 3', /Surface Laptop 3/],
  ['surface go', /Surface Go|Surface Laptop Go/],
  ['macbookair', /macbook air/i],
  ['mac book', MACBOOK],
  ['mac book pro m1', /MacBook Pro .*M1/],
  ['macbook m2', /M2/],
  ['macbook air m3', /Air .*M3/],
  ['m1 max', /M1 Max/],
  ['xps 9310', /9310/],
  ['precision 7540', /precision/i],
  ['thinkpad p52', /P52/],
  ['14are05', /14ARE05/],
  ['20L7S0', /20L7S0/],
  ['wd19', /WD19S/],
  ['x360', /x360/],
  ['1030 g3', /1030 G3/],
  ['latitude 2 in 1', /2-in-1/],
  ['2 σε 1', /2-in-1/],
  ['quadro', /quadro/i],
  ['windows 10', /[iI]\d-[67]|Pentium|Celeron|m3/],
  ['gtx', /gtx/i],
];

const PREFIXES: readonly Line[] = [
  ['len', LENOVO],
  ['think', /think(?:pad|book)/i],
  ['thinkp', THINKPAD],
  ['lati', LATITUDE],
  ['latitude 54', /Latitude 54/],
  ['latitude 74', /Latitude 74/],
  ['eliteb', ELITEBOOK],
  ['elitebook 84', /EliteBook 84/],
  ['macb', MACBOOK],
  ['macbook a', /macbook air/i],
  ['surf', SURFACE],
  ['t4', /T4\d0/],
  ['i5-83', /i5-83/],
  ['thinkpadt48', /T480/],
  ['θινκ', /think(?:pad|book)/i],
  ['μακμπ', MACBOOK],
  ['φορη', /./],
  ['othon', /thinkvision|P2419H/i],
];

const FILTERS: readonly Line[] = [
  ['thinkpad 16gb κάτω από 400', /ThinkPad.*16 ?GB/, { filters: 'ram=16gb price=0-400' }],
  ['16gb', /16 ?GB/, { filters: 'ram=16gb' }],
  ['16 gb ram lenovo', /lenovo.*16 ?GB/i, { filters: 'ram=16gb' }],
  ['16γβ', /16 ?GB/, { filters: 'ram=16gb' }],
  ['μνημη 16', /16 ?GB/, { filters: 'ram=16gb' }],
  ['dell ram 32', /32 ?GB RAM/, { filters: 'ram=32gb' }],
  ['dell 16gb ram 512gb ssd', /16GB RAM, 512GB SSD/, { filters: 'ram=16gb storage=512gb' }],
  ['hp 512 ssd', /512 ?GB/, { filters: 'storage=512gb' }],
  ['lenovo 1tb', /1(?:TB|To) SSD/, { filters: 'storage=1tb' }],
  ['1 τερα', /1(?:TB|To) SSD/, { filters: 'storage=1tb' }],
  ['δίσκος 512 dell', /512 ?GB/, { filters: 'storage=512gb' }],
  ['ipad 64gb', /iPad.*64 ?GB/, { filters: 'storage=64gb' }],
  ['lenovo 14"', /lenovo.*14"/i, { filters: 'screen=14-inch' }],
  ["hp 14''", /14/, { filters: 'screen=14-inch' }],
  ['dell 14 ιντσες', /14 (?:ιντσών|inch)|14"/, { filters: 'screen=14-inch' }],
  ['dell 14in', /14 (?:ιντσών|inch)|14"/, { filters: 'screen=14-inch' }],
  ['dell 15.6', /15[.,]6/, { filters: 'screen=15-inch' }],
  ['λάπτοπ 15,6 ίντσες', /15[.,]6/, { filters: 'screen=15-inch' }],
  ['thinkpad 13.3"', /13\.3/, { filters: 'screen=13-inch' }],
  ['οθόνη 24 ιντσών', 'dell-p2419h-a', { filters: 'screen=24-inch' }],
  ['macbook pro 16"', /MacBook Pro 16"/, { filters: 'screen=15-inch' }],
  ['17 ιντσών', /17[.,]\d/, { filters: 'screen=17-inch' }],
  ['dell 8ης γενιάς', /i\d-8\d{3}/, { filters: 'cpu=8th-gen' }],
  ['thinkpad 8th gen', /i\d-8\d{3}/, { filters: 'cpu=8th-gen' }],
  ['hp 8η γενια', /i\d-8\d{3}/, { filters: 'cpu=8th-gen' }],
  ['dell gen 8', /i\d-8\d{3}/, { filters: 'cpu=8th-gen' }],
  ['i5 8ης', /i5-8\d{3}/, { filters: 'cpu=8th-gen' }],
  ['i7 11ης γενιάς', /i7-11\d{2}/, { filters: 'cpu=11th-gen' }],
  ['όγδοης γενιάς lenovo', /i\d-8\d{3}/, { filters: 'cpu=8th-gen' }],
  ['thinkpad έως 300€', THINKPAD, { filters: 'price=0-300' }],
  ['μέχρι 300 ευρώ', /./, { filters: 'price=0-300' }],
  ['macbook under 300', MACBOOK, { filters: 'price=0-300' }],
  ['200-300€ dell', DELL, { filters: 'price=200-300' }],
  ['lenovo από 200 έως 300', LENOVO, { filters: 'price=200-300' }],
  ['macbook πάνω από 500', MACBOOK, { filters: 'price=500+' }],
  ['macbook over 1000', /M1 Pro|M3/, { filters: 'price=1000+' }],
  ['400 ευρω hp', HP, { filters: 'price=0-400' }],
  ['dell 300€ και κάτω', DELL, { filters: 'price=0-300' }],
  ['γύρω στα 300 ευρώ lenovo', LENOVO, { filters: 'price=260-350' }],
  ['surface pro 7 έως 400€', 'microsoft-surface-pro-7-i5-1035g4-8gb-a-plus', { filters: 'price=0-400' }],
  ['elitebook 840 μέχρι 200€', /EliteBook 840/, { filters: 'price=0-200' }],
  ['latitude 5420 έως 300€', /Latitude 5420/, { filters: 'price=0-300' }],
  ['grade A+ lenovo', /GA\+|A\+/, { filters: 'grade=aplus' }],
  ['dell κατηγορία α+', /GA\+|A\+/, { filters: 'grade=aplus' }],
  ['macbook grade AA', /GAA/, { filters: 'grade=aa' }],
  ['βαθμός β hp', /GB/, { filters: 'grade=b' }],
  ['windows 11 lenovo', LENOVO, { filters: 'windows=11' }],
  ['win11 thinkpad t480', T480, { filters: 'windows=11' }],
  ['i7 16gb 512gb έως 300', /i7.*16 ?GB.*512/, { filters: 'ram=16gb storage=512gb price=0-300' }],
  ['lenovo i5 8gb 256', /lenovo.*i5.*8 ?GB.*256/i, { filters: 'ram=8gb storage=256gb' }],
  ['thinkpad 16/512', /ThinkPad.*16 ?GB.*512/, { filters: 'ram=16gb storage=512gb' }],
  ['surface pro 8 16gb', /Surface Pro 8/, { filters: 'ram=16gb' }],
  ['t480 16 gb', /T480.*(?:16|από 8|from 8)GB/, { filters: 'ram=16gb' }],
];

const SENTENCES: readonly Line[] = [
  ['θέλω ένα λάπτοπ για τη σχολή μέχρι 300 ευρώ', FOR_STUDENTS, { filters: 'price=0-300' }],
  ['ψάχνω ένα φθηνό φορητό για το γραφείο κάτω από 200€', /./, { filters: 'price=0-200' }],
  ['ποιο macbook έχετε με 16gb μνήμη;', /MacBook.*16 ?GB/, { filters: 'ram=16gb' }],
  [
    'lenovo thinkpad με 8ης γενιάς επεξεργαστή και 16gb ram έως 300',
    /ThinkPad.*i\d-8/,
    { filters: 'cpu=8th-gen ram=16gb price=0-300' },
  ],
  ['i want a cheap dell laptop with 16gb of ram under 300', /Dell.*16GB/, { filters: 'ram=16gb price=0-300' }],
  ['ελαφρύ λάπτοπ 13 ιντσών για ταξίδια', /13/, { filters: 'screen=13-inch' }],
  ['laptop με κάρτα γραφικών', /gtx|rtx|quadro/i],
  ['laptop για gaming', /gtx|rtx/i],
  ['σταθμός εργασίας με 64gb ram', /64GB/, { filters: 'ram=64gb' }],
  ['υπολογιστής για μοντάζ βίντεο', /quadro|gtx|precision|zbook|max/i],
  ['laptop που να παίρνει windows 11 μέχρι 250', /./, { filters: 'windows=11 price=0-250' }],
  ['φορητός υπολογιστής hp 15,6 με 512gb ssd', /^HP.*512.*15[.,]6/, { filters: 'screen=15-inch storage=512gb' }],
];

const NOTHING: readonly Line[] = [
  ['asus', null],
  ['acer laptop', null],
  ['huawei matebook', null],
  ['ideapad', null],
  ['εκτυπωτής', null],
  ['qwzxv', null],
  ['😀', null],
  ['!!! ???', null],
  ['ноутбук', null],
];

const NEAREST: readonly Line[] = [
  ['thinkpad t999', THINKPAD],
  ['macbook pro μωβ', /macbook pro/i],
  ['hp pavilion', HP],
  ['laptop για τον θείο μου', /./],
  ['λάπτοπ με 2 θύρες usb', /./],
];

/** Whether a product is what a case expects first; where nothing is expected, nothing must be found. */
export function isExpected(first: SearchCase['first'], product: { id: string; title: string } | undefined): boolean {
  if (first === null || !product) return first === null && product === undefined;
  return typeof first === 'string' ? product.id === first : first.test(product.title);
}

const toCases = (lines: readonly Line[]): SearchCase[] =>
  lines.map(([query, first, more = {}]) => ({ query, first, ...more }));

/** By what they try. */
export const SEARCH_CASES: Readonly<Record<string, readonly SearchCase[]>> = {
  'brands and series': toCases(BRANDS_AND_SERIES),
  Greek: toCases(GREEK),
  Greeklish: toCases(GREEKLISH),
  'the wrong keyboard layout': toCases(WRONG_LAYOUT),
  'slips of the fingers': toCases(SLIPS),
  'codes of models': toCases(CODES),
  'words while they are typed': toCases(PREFIXES),
  'filters in words': toCases(FILTERS),
  'whole sentences': toCases(SENTENCES),
  'what the shop does not have': toCases(NOTHING),
  'the nearest that there is': toCases(NEAREST),
};
