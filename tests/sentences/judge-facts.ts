/**
 * What a sentence says of a machine, held against the facts that the store shows of it. Words of both languages; a figure that no rule
 * knows is a statement without a fact.
 */
import type { Port, PortKind } from '#domain/facts/ports.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { findProcessor } from '#domain/processors/processors.ts';

export interface JudgedMachine {
  facts: LaptopFacts;
  /** Every size of memory and storage that its variants have, GB. */
  ramGb: readonly number[];
  storageGb: readonly number[];
  /** The prices of its variants. */
  euro: readonly number[];
  /** Its configurations as they are offered, in the page's language. */
  offers: readonly JudgedOffer[];
  /** None of the shop's laptops is faster for many tasks. */
  isFastest: boolean;
  /** The lowest price of the 30 days before a reduction. */
  priorEuro?: number;
  /** The bounds of what a shopper wants to spend: sentences say how far they are. */
  limitsEuro?: readonly number[];
  /** Names and codes of machines that the shop or its makers have: «το T480», `the 840 G5`. */
  names: ReadonlySet<string>;
}

export interface JudgedOffer {
  title: string;
  euro: number;
  isThere: boolean;
}

/** True and false where a fact decides, null where none is known. */
type Verdict = boolean | null;
type Judge = (found: RegExpExecArray, machine: JudgedMachine, isDenied: boolean) => Verdict;

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'one single ένας μία μια ένα',
    2: 'two both δύο',
    3: 'three τρεις τρία',
    4: 'four τέσσερις τέσσερα τεσσάρων',
    5: 'five πέντε',
    6: 'six έξι',
    8: 'eight οκτώ',
    10: 'ten δέκα',
    12: 'twelve δώδεκα',
    13: 'thirteen δεκατρείς',
    14: 'fourteen δεκατέσσερις',
    15: 'fifteen δεκαπέντε',
    16: 'sixteen δεκάξι δεκαέξι',
    17: 'seventeen δεκαεπτά',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)])),
);
const COUNT = `(\\d+|${Object.keys(NUMBERS).join('|')})`;
const toNumber = (text = '') => NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'));
const group = (found: RegExpExecArray, index = 1) => toNumber(found[index]);

const processorOf = ({ facts }: JudgedMachine) => (facts.cpu ? findProcessor(facts.cpu.label) : null);
const isNear = (a: number, b: number, share: number) => Math.abs(a - b) <= b * share + 1e-9;

export function countPorts(ports: readonly Port[], kind: PortKind): number {
  return ports.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
}

function port(kind: PortKind): Judge {
  return (found, { facts: { machine, specs } }, isDenied) => {
    // Of a dock the title says what it plugs into.
    if (kind === 'thunderbolt' && !isDenied && specs.some((spec) => spec.includes('Thunderbolt'))) return true;
    if (machine.ports === null) return null;
    const count = countPorts(machine.ports, kind);
    if (isDenied) return count === 0;
    const asked = found[1] ? toNumber(found[1]) : null;
    return asked === null || Number.isNaN(asked) ? count > 0 : count === asked;
  };
}

function flag(read: (facts: LaptopFacts) => boolean | null): Judge {
  return (_, { facts }, isDenied) => {
    const value = read(facts);
    return value === null ? null : value !== isDenied;
  };
}

const gigabytes: Judge = (found, { facts, ramGb, storageGb }) => {
  const size = group(found) * (/t/i.test(found[2] ?? '') ? 1024 : 1);
  const graphics = /(\d+)\s?GB/.exec(facts.machine.graphics ?? '')?.[1];
  return [...ramGb, facts.ramGb, ...storageGb, facts.storageGb, facts.machine.memoryMaxGb, Number(graphics)].includes(
    size,
  );
};

const inches: Judge = (found, { facts: { screenInches } }) => {
  const said = group(found);
  return screenInches === null
    ? null
    : said === screenInches || said === Math.floor(screenInches) || said === Math.round(screenInches);
};

const slots: Judge = (found, { facts: { machine } }) =>
  machine.memorySlots === null ? null : machine.memorySlots === group(found);

const cores: Judge = (found, machine) => {
  const row = processorOf(machine);
  return row?.cores == null ? null : row.cores === group(found);
};
const coresOf =
  (count: number): Judge =>
  (_, machine) => {
    const row = processorOf(machine);
    return row?.cores == null ? null : row.cores === count;
  };

const generation: Judge = (found, machine) => {
  const known = processorOf(machine)?.generation ?? machine.facts.cpu?.generation?.toString();
  return known === undefined ? null : known === found[1];
};

const graphicsName: Judge = (found, machine) => {
  const own = `${machine.facts.machine.graphics ?? ''} ${processorOf(machine)?.graphics ?? ''}`.toLowerCase();
  return own.trim() === ''
    ? null
    : (found[0].toLowerCase().match(/[a-z]*\d*\w*/g) ?? []).every((word) => own.includes(word));
};

const weighs =
  (from: number, to: number): Judge =>
  (_, { facts: { machine } }) =>
    machine.weightKg === null ? null : machine.weightKg >= from && machine.weightKg <= to;

const windows =
  (verdict: LaptopFacts['windows11']): Judge =>
  (_, { facts }) =>
    facts.windows11 === verdict;

const PORT_COUNT = `(?:${COUNT} (?:× )?)?(?:θύρες |full-size |κανονικές )?`;
const rule = (pattern: string, judge: Judge) =>
  [new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu'), judge] as const;

/** The longer statement before the shorter one that it holds: what a rule has read is taken out of the sentence. */
const RULES: readonly (readonly [RegExp, Judge])[] = [
  rule('(?:Snapdragon|Exynos) \\d+\\+?(?: Gen \\d)?', (found, { facts }) => facts.specs.includes(found[0])),
  // What belongs to somebody else's product, or to no machine.
  rule(
    '(?:Pro|Laptop|Book|Go|Dock|Air|iPad|mini|Tab|Gen|ThinkBook|ZBook|Slim|XPS|Firefly|Fury|Yoga) \\d{1,2}(?! ?GB)|Ubuntu 24\\.04(?: LTS)?|M\\.2|(?:LP)?DDR\\d\\w*|[48]K|3D|A4|Apple Pencil \\d|1 (?:piece|τεμάχιο)|Microsoft 365|DeX|USB \\d(?:\\.\\d)?',
    () => true,
  ),
  // The system: the verdict of Microsoft's own list.
  rule(
    'Windows 11 (?:yes|ναι)|(?:runs|τρέχει|choose|διαλέξτε|ways into|αγορές για) Windows 11(?! (?:no|όχι|sources|οι πηγές)(?!\\p{L}))',
    windows('yes'),
  ),
  rule('Windows 11 (?:no|όχι|not)(?: officially| επίσημα)?|(?:up to|έως|only|μόνο)(?: Windows)? 10', windows('no')),
  rule('(?:as long as|εφόσον τα) Windows 11', windows('no')),
  rule('Windows 11 (?:sources|οι πηγές)', windows('disputed')),
  rule(
    '(?:ask us about|ρωτήστε μας για) Windows 11',
    (_, { facts }) => facts.windows11 === 'disputed' || facts.windows11 === 'unknown',
  ),
  rule('Windows 11 (?:Pro|Home)', (_, { facts }) => facts.windows11 !== 'no'),
  rule('(?:τα )?Windows 11 (?:is not supported|δεν υποστηρίζονται)', (_, { facts }) => facts.windows11 !== 'yes'),
  rule('Windows 11 (?:Microsoft supports it|η Microsoft τα υποστηρίζει)', windows('disputed')),
  rule('Windows 11', windows('yes')),
  rule('(?:support for|υποστήριξη των) Windows 10', () => true),
  rule('Windows 10 (?:Pro|Home)', () => true),
  rule('Windows 10', windows('no')),
  rule('(\\d+)/10', (found, machine) => {
    const speed = processorOf(machine)?.speed;
    return speed ? [speed.classOne, speed.classMany].includes(group(found)) : null;
  }),
  rule('MagSafe \\d', (found, { facts: { machine } }) => machine.ports?.some(({ name }) => name === found[0]) ?? null),
  rule('(\\d+(?:[.,]\\d+)*) ?€|€ ?(\\d+(?:[.,]\\d+)*)', (found, { euro, limitsEuro = [] }) => {
    const said = Number((found[1] ?? found[2] ?? '').replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
    return (
      euro.includes(said) ||
      limitsEuro.some((limit) => euro.some((price) => said === Math.abs(Math.floor(limit - price))))
    );
  }),
  rule('(\\d{3,4}) ?[×x] ?(\\d{3,4})', (found, { facts }) => {
    const own = facts.machine.resolution ?? facts.resolution;
    return own === null ? null : own.includes(found[1] ?? '') && own.includes(found[2] ?? '');
  }),
  rule('(\\d+(?:[.,]\\d+)?)(?: \\+ (\\d+(?:[.,]\\d+)?))? ?Wh', (found, { facts: { machine } }) =>
    machine.batteryWh === null
      ? null
      : isNear(group(found) + (found[2] ? group(found, 2) : 0), machine.batteryWh, 0.02),
  ),
  // With a cover that is in the box, beside the weight of the tablet alone.
  rule('(\\d+(?:[.,]\\d+)?) kg (?:με αυτό|with it)', (found, { facts: { machine } }) =>
    machine.weightKg === null ? null : group(found) > machine.weightKg && group(found) < machine.weightKg + 0.6,
  ),
  rule('(\\d+(?:[.,]\\d+)?) ?(?:kg|κιλά|κιλό|kilos?)', (found, { facts: { machine } }) =>
    machine.weightKg === null
      ? null
      : [machine.weightKg, machine.weightWithKeyboardKg ?? machine.weightKg].some((kg) =>
          isNear(group(found), kg, 0.05),
        ),
  ),
  rule('(\\d{3}) ?(?:g|γρ)', (found, { facts: { machine } }) =>
    machine.weightKg === null ? null : isNear(group(found) / 1000, machine.weightKg, 0.05),
  ),
  rule(
    `${COUNT} (?:× |θύρες )?(?:Thunderbolt|Thunderbolt \\d|Thunderbolt / USB 4)(?: \\d)?(?: ports?)?(?! cable)|(?<!καλώδιο )Thunderbolt(?: / USB 4)?(?: \\d)?(?! cable)`,
    port('thunderbolt'),
  ),
  rule(`(\\d+(?:[.,]\\d+)?) ?(?:["″]|-inch|inch(?:es)?|ιντσών|ίντσες|άρια?)(?! SSD)`, inches),
  rule(
    `(${Object.keys(NUMBERS)
      .filter((word) => (NUMBERS[word] ?? 0) >= 12)
      .join('|')}) (?:inches|ίντσες)`,
    inches,
  ),
  rule('(\\d+) GB (?:συγκολλημένα|soldered)', (found, { facts }) =>
    facts.ramGb === null ? null : group(found) <= facts.ramGb,
  ),
  rule('(\\d+) ?(TB|GB)', gigabytes),
  rule(
    '(?:Intel )?(?:Core )?(?:i[3579]-\\w+|m3-\\w+)|Xeon [EW]-?\\w+|Ryzen \\d (?:PRO )?\\w+|(?:Celeron|Pentium Gold) \\w+',
    (found, { facts }) => {
      const code = found[0].split(/[ ]|(?<=i\d)-|(?<=m3)-/).at(-1) ?? '';
      return facts.cpu === null ? null : facts.cpu.label.includes(code);
    },
  ),
  rule('(?:Core )?(i[3579])(?!-)', (found, { facts }) =>
    facts.cpu === null ? null : facts.cpu.label.includes(found[1] ?? ''),
  ),
  rule(
    'M[123](?: Pro| Max)?(?= |,|\\.|$)',
    (found, { facts, names }) => names.has(found[0]) || (facts.cpu !== null && facts.cpu.label === `Apple ${found[0]}`),
  ),
  rule('(\\d{1,2})(?:th|st|nd|rd)(?:-gen(?:eration)?| generation| gen)|(\\d{1,2})ης γενιάς', (found, machine) =>
    generation(
      Object.assign([found[0], found[1] ?? found[2]], { index: 0, input: '' }) as RegExpExecArray,
      machine,
      false,
    ),
  ),
  rule('(\\d000)-series|σειρά\\p{L}* (\\d000)|Ryzen (\\d000)', (found, machine) =>
    generation(
      Object.assign([found[0], found[1] ?? found[2] ?? found[3]], { index: 0, input: '' }) as RegExpExecArray,
      machine,
      false,
    ),
  ),
  rule('(A\\d{2}) Bionic', (found, { facts }) => facts.specs.some((spec) => spec.includes(found[1] ?? ''))),
  rule(`${COUNT} (?:efficiency cores|πυρήνες οικονομίας)`, (found, machine) => {
    const row = processorOf(machine);
    return row?.cores == null || row.fastCores === null ? null : row.cores - row.fastCores === group(found);
  }),
  rule(`${COUNT} (?:performance|απόδοσης)`, (found, machine) => processorOf(machine)?.fastCores === group(found)),
  rule(`${COUNT} (?:Ryzen |i9 )?(?:cores|πυρήνες)`, cores),
  rule('quad-core|τετραπύρην\\p{L}+', coresOf(4)),
  rule('six-core|εξαπύρην\\p{L}+', coresOf(6)),
  rule(`${COUNT} (?:DDR\\d\\w* )?(?:memory slots?|θέσεις μνήμης|θέση μνήμης)(?: DDR\\d\\w*)?`, slots),
  rule('(\\d) (?:slots?|θέσεις|θέση)', slots),
  rule('cannot be upgraded|δεν αναβαθμίζεται', (_, { facts: { machine } }) =>
    machine.memorySlots === null ? null : machine.memorySlots === 0,
  ),
  rule(
    'soldered|συγκολλημέν\\p{L}+',
    flag(({ machine }) => machine.isMemorySoldered),
  ),
  rule(`${PORT_COUNT}(?<!mini[ -])HDMI`, port('hdmi')),
  rule(`${PORT_COUNT}VGA`, port('vga')),
  rule(`${PORT_COUNT}(?:mini )?DisplayPort`, port('displayport')),
  rule('(?:Gigabit )?Ethernet', port('ethernet')),
  rule('(?:micro)?SD(?= slot|\\b)|card reader', port('card')),
  rule(`${PORT_COUNT}USB-A`, port('usb-a')),
  rule(
    'charg\\p{L}+ (?:\\p{L}+ )?over USB-C|φόρτιση (?:και )?από USB-C|φορτίζει (?:και )?από USB-C',
    flag(({ machine }) => machine.chargesOverUsbC),
  ),
  rule(`${PORT_COUNT}USB-C`, (found, machine, isDenied) =>
    // The plug of Thunderbolt 3 and later is USB-C.
    !isDenied && !found[1] && (machine.facts.machine.ports ?? []).some(({ kind }) => kind === 'thunderbolt')
      ? true
      : port('usb-c')(found, machine, isDenied),
  ),
  rule(
    'number (?:pad|keys)|numeric keypad|αριθμητικό (?:τμήμα|πληκτρολόγιο)|αριθμητικά πλήκτρα',
    flag(({ machine }) => machine.hasNumberPad),
  ),
  rule('fanless|χωρίς ανεμιστήρα|no fan', (_, { facts: { machine } }) => machine.isFanless),
  rule('(?:δεν|ούτε [^,.]*) έχει ανεμιστήρα', (_, { facts: { machine } }) => machine.isFanless),
  rule('fans?|ανεμιστήρ\\p{L}+', (_, { facts: { machine } }) =>
    machine.isFanless === null ? null : !machine.isFanless,
  ),
  rule(
    'fingerprint(?: reader)?|δακτυλικό αποτύπωμα|Touch ID',
    flag(({ machine }) => machine.hasFingerprint),
  ),
  rule(
    'backlit|φωτιζόμεν\\p{L}+',
    flag(({ machine }) => machine.hasBacklight),
  ),
  rule(
    'touchscreen|touch glass|touch screen|οθόνη αφής|γυαλί αφής',
    flag(({ touch }) => touch),
  ),
  rule(
    'SIM|LTE',
    flag(({ machine }) => machine.hasSim),
  ),
  rule('Wi-Fi (\\d)E?', (found, { facts: { machine } }) =>
    machine.wireless === null ? null : machine.wireless.includes(`Wi-Fi ${found[1]}`),
  ),
  rule('IPS|OLED|mini-LED', (found, { facts: { machine } }) =>
    machine.panel === null ? null : machine.panel.toLowerCase() === found[0].toLowerCase(),
  ),
  rule(
    '(?:NVIDIA )?(?:GeForce )?(?:Quadro )?(?:RTX|GTX)(?: \\d{4})?(?: Ti)?|Quadro(?: [PTM]?\\d{4}M?)?|Radeon Vega \\d+ Graphics|(?:U?HD|Iris|Iris Plus|Vega|Radeon) Graphics(?: \\w*\\d\\w*)?|(?:Iris|Iris Plus) (?:Graphics )?\\d+|NVIDIA T\\d{3}|(?<=card )T\\d{3}|T500|Radeon Pro \\w+|Iris Xe',
    graphicsName,
  ),
  rule(
    '(?:a )?graphics card|κάρτα γραφικών',
    flag(({ machine }) => machine.hasDedicatedGraphics),
  ),
  rule('(\\d+) Hz', (found, { facts: { machine } }) => machine.refreshRateHz === group(found)),
  rule(
    '\\((\\d+) on the board and (\\d+) in the slot\\)|\\((\\d+) επάνω στην πλακέτα και (\\d+) σε θέση\\)',
    (found, { facts: { ramGb } }) =>
      (found.slice(1, 5) as (string | undefined)[]).reduce((sum, size) => sum + Number(size ?? 0), 0) === ramGb,
  ),
  rule('(\\d+) W', (found, { facts: { machine } }) => machine.powerWatts === group(found)),
  rule(`${COUNT} (?:threads|νήματα)`, (found, machine) => {
    const threads = processorOf(machine)?.threads;
    return threads == null ? null : threads === group(found);
  }),
  rule('(\\d+) nits', (found, { facts: { machine } }) => machine.brightnessNits === group(found)),
  rule('Bluetooth (\\d\\.\\d)', (found, { facts: { machine } }) => machine.wireless?.includes(found[0]) ?? null),
  rule(
    '(?:camera|κάμερα) ((?:\\d+p|\\d+ MP)[\\p{L}\\d +,()-]*)',
    (found, { facts: { machine } }) => machine.camera?.includes(found[1]?.trim() ?? '') ?? null,
  ),
  rule('gen (\\d+)|(\\d+)η γενιά', (found, machine) =>
    generation(
      Object.assign([found[0], found[1] ?? found[2]], { index: 0, input: '' }) as RegExpExecArray,
      machine,
      false,
    ),
  ),
  rule(
    '(\\d+)- or (\\d+)-core GPU|GPU (\\d+) ή (\\d+) πυρήνων|(\\d+)-core GPU|GPU (\\d+) πυρήνων',
    (found, machine) => {
      const own = processorOf(machine)?.graphics ?? '';
      return found.slice(1).every((count) => count === undefined || own.includes(count));
    },
  ),
  rule(
    '(?:category|class|κατηγορία) (\\d+) (?:of|από) 10[^,]*|(\\d+) (?:of|από) 10 (?:for many at once|για πολλά μαζί)',
    (found, machine) => {
      const speed = processorOf(machine)?.speed;
      if (!speed) return null;
      return found[1] ? speed.classOne === Number(found[1]) : speed.classMany === Number(found[2]);
    },
  ),
  rule('(16:10|3:2)', (found, { facts }) => {
    const [wide, high] = (facts.machine.resolution ?? facts.resolution ?? '').match(/\d{3,4}/g)?.map(Number) ?? [];
    const [one, other] = (found[1] ?? '').split(':').map(Number);
    return wide && high && one && other ? isNear(wide / high, one / other, 0.03) : null;
  }),
  rule(
    '(?:Grade|Κατηγορία) (\\(?A\\+\\)?|AA|A[-−]|A|B)(?=:|$)',
    (found, { facts: { grade } }) =>
      grade !== null && gradeLabel(grade).replace('−', '-') === (found[1] ?? '').replace('−', '-'),
  ),
  // Words without a figure, as far as a fact bears them.
  rule('(?:less than a kilo|λιγότερο από ένα κιλό)', weighs(0, 1)),
  rule('(?:around one kilo|γύρω στο ένα κιλό)', weighs(0.9, 1.15)),
  rule('(?:little more than a kilo|λίγο πάνω από ένα κιλό|ένα κιλό και κάτι)', weighs(1, 1.4)),
  rule('(?:below two kilos|κάτω από τα δύο κιλά)', weighs(0, 2)),
  rule('(?:half a kilo|μισό κιλό)', weighs(0.45, 0.6)),
  rule('(?:small and|slim and|a) light(?! ?-)|ελαφρύ(?! για)', weighs(0, 1.4)),
  rule('^(?:heavy|βαρύ[ςσ]?)$', weighs(2.4, 9)),
  rule(
    '(?:completely )?silent|(?:εντελώς )?(?:αθόρυβ|σιωπηλ)\\p{L}+',
    (_, { facts: { machine } }) => machine.isFanless,
  ),
  // The plain M1 and M2 drive one display beside their own.
  rule(
    'one or two screens|μία ή δύο οθόνες',
    (_, { facts: { cpu } }) => cpu !== null && !/^Apple M[12]$/.test(cpu.label),
  ),
  rule('large (?:retina|screen|display)|μεγάλη (?:retina|οθόνη)', (_, { facts: { screenInches } }) =>
    screenInches === null ? null : screenInches >= 15,
  ),
  rule(
    'most powerful laptop in the catalogue|(?:δυνατότερο|ισχυρότερο)\\p{L}* (?:\\p{L}+ )?του καταλόγου',
    (_, { isFastest }) => isFastest,
  ),
  rule('(20[012]\\d)', (found, { facts }) => facts.machine.releaseYear === Number(found[1])),
  rule('(\\d+)p(?= camera)|κάμερα (\\d+)p', (found, { facts: { machine } }) =>
    machine.camera === null ? null : machine.camera.includes(found[1] ?? found[2] ?? ''),
  ),
];

const DENIALS = /(?:without|\bno\b|\bnot\b|neither|nor|χωρίς|δεν|όχι|ούτε|adapter|αντάπτορα|μετατροπέα)/iu;
/** What speaks of something else than this machine. */
const ELSEWHERE =
  /(?:adapter|αντάπτορα|projector|external|εξωτερικ|(?<!less )than an? |close to an? |an? older|any laptop|other makers|άλλων κατασκευαστών|σε ένα \d|ξεπερνά|παλιού|κάθε φορητό|όποιο\p{L}* φορητό)/iu;
const DAYS =
  /\d{1,2}\/\d{1,2}\/\d{4}|(?:October) \d{1,2}, \d{4}|\d+-month|\d+-day|\d+ ημερών|\d+ μηνών|\d+ (?:working )?days?|\d+ (?:εργάσιμες|ημέρες|for the battery|για την μπαταρία)|\d+…|(?:up to|έως) \d+ (?:years|χρόνια)|up to 5 on|έως 5 σε/gi;

/** The statements of a text that no fact of the machine bears, each with why. */
export function underivedOf(text: string, machine: JudgedMachine): string[] {
  const { name, model } = machine.facts;
  // Its own name is no statement.
  const said = text
    .replaceAll('\u00A0', ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(name, '')
    .replaceAll(model, '')
    .replaceAll('Windows 11: ', 'Windows 11 ');
  const lines = said.split('\n');
  const statements = lines.filter((line) => !NOT_KNOWN.test(line)).join('\n');
  return [
    ...lines.filter((line) => NOT_KNOWN.test(line)).flatMap((line) => knownIn(line, machine)),
    ...statements
      .split(/(?<=[.;·!?:])\s+|\n/u)
      .flatMap((sentence) => sentence.split(/,\s(?=\D)/).flatMap((clause) => underivedIn(clause, sentence, machine))),
  ];
}

/** The row that names what is not known of a machine. */
const NOT_KNOWN = /^\s*(?:Not known|Δεν γνωρίζουμε) /u;

/** What such a row names although a fact says it. */
function knownIn(line: string, machine: JudgedMachine): string[] {
  return RULES.flatMap(([pattern, judge]) =>
    [...line.matchAll(pattern)]
      .filter((found) => judge(found, machine, false) !== null)
      .map(([text]) => `"${text}" is known: ${line.trim()}`),
  );
}

/** A clause stands in several places, and is judged once of each machine. */
const judged = new WeakMap<LaptopFacts, Map<string, readonly string[]>>();

function underivedIn(clause: string, sentence: string, machine: JudgedMachine): readonly string[] {
  const known = judged.get(machine.facts) ?? new Map<string, readonly string[]>();
  judged.set(machine.facts, known);
  const key = `${machine.limitsEuro?.join()} ${clause}`;
  const problems = known.get(key) ?? judgeClause(clause, sentence, machine);
  known.set(key, problems);
  return problems;
}

function judgeClause(clause: string, sentence: string, machine: JudgedMachine): string[] {
  const problems: string[] = [];
  let rest = clause.replaceAll(DAYS, ' ');
  const isElsewhere = ELSEWHERE.test(clause);
  for (const [pattern, judge] of RULES) {
    rest = rest.replaceAll(pattern, (...parts: unknown[]) => {
      const offset = parts.find((part) => typeof part === 'number') ?? 0;
      const found = parts.slice(0, parts.indexOf(offset)) as unknown as RegExpExecArray;
      const isDenied = DENIALS.test(rest.slice(0, offset as number));
      if (isElsewhere) return ' ';
      const verdict = judge(found, machine, isDenied);
      if (verdict !== true)
        problems.push(`"${found[0]}" ${verdict === null ? 'has no fact' : 'is not its fact'}: ${sentence.trim()}`);
      return ' ';
    });
  }
  for (const word of rest.match(/[\p{L}\d.,+-]*\d[\p{L}\d.,+-]*/gu) ?? []) {
    const name = word.replace(/[.,]+$/, '');
    const isName = machine.names.has(name) && /\p{L}\d|\d\p{L}|\d{3}/u.test(name);
    const isCode = machine.facts.specs.some((spec) => spec === name);
    if (!isName && !isCode && !machine.ramGb.includes(Number(name)))
      problems.push(`"${name}" is a figure without a fact: ${sentence.trim()}`);
  }
  return problems;
}
