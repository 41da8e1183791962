export type DeviceKind = 'laptop' | 'tablet' | 'other';

const LAPTOP = /laptop|notebook|ultrabook|chromebook|φορητ|λ[αά]πτοπ/i;
const TABLET = /tablet|ταμπλ/i;
const DESKTOP = /desktop|(?<!mobile )workstation|mini|all.in.one|σταθερ|επιτραπ/i;
const SCREEN = /monitor|screen|dock|οθόν|βάση/i;
/** Sold beside machines, and named after them. */
const PART =
  /accessor|αξεσου|part|ανταλλακτ|charg|φορτισ|adapt|τροφοδ|batter|μπαταρ|cable|καλώδ|\bbag|sleeve|case|τσάντ|θήκ|keyboard|πληκτρολ|mouse|ποντ[ίι]κ|memory|μνήμ/i;

/** Series of one kind each; those that name machines of several kinds (Precision, XPS) are not among them. */
const SERIES: readonly (readonly [RegExp, DeviceKind])[] = [
  [
    /thinkpad|thinkbook|ideapad|latitude|elitebook|probook|zbook|macbook|lifebook|toughbook|travelmate|vivobook|zenbook|expertbook|tecra|port[eé]g[eé]|surface (?:laptop|book|pro|go)/i,
    'laptop',
  ],
  [/ipad|galaxy tab/i, 'tablet'],
  [/optiplex|thinkcentre|elitedesk|prodesk|\bimac|mac (?:mini|studio|pro)/i, 'other'],
];
const INCHES = /\d\s?(?:["″]|''|inch|ιντσ|ίντσ)/i;
const PROCESSOR = /\b(?:i[3579][ -]|core|ryzen|xeon|celeron|pentium|m[1-4]\b)/i;

/** The shop's own word for the kind of thing; a shop that does not use the field sells laptops. */
export function isLaptopType(productType: string, title = ''): boolean {
  return toDeviceKind(productType, title) === 'laptop';
}

/** Whether the shop grades such a thing by its looks: a device, and no charger, cable or bag, which are sold new. */
export function isGradedType(productType: string, title = ''): boolean {
  return isDesktop(productType, title) || SCREEN.test(productType) || toDeviceKind(productType, title) !== 'other';
}

export function isDesktop(productType: string, title = ''): boolean {
  return DESKTOP.test(productType) || (isVague(productType) && namedIn(title) === 'other');
}

/** The kind of a device, from the shop's own word for it. Where that is of many kinds ("Computers"), the title decides. */
export function toDeviceKind(productType: string, title = ''): DeviceKind {
  const named = isVague(productType) ? namedIn(title) : null;
  if (named) return named;
  if (PART.test(productType) && !PROCESSOR.test(title)) return 'other';
  if (productType.trim() === '' || LAPTOP.test(productType)) return 'laptop';
  return TABLET.test(productType) ? 'tablet' : 'other';
}

/** Whether a word names no kind, or more than one. */
export function isVague(productType: string): boolean {
  const named = [LAPTOP, TABLET, DESKTOP, SCREEN, PART].filter((kind) => kind.test(productType));
  return named.length !== 1 || (TABLET.test(productType) && /computer|υπολογιστ/i.test(productType));
}

/** What a title names: by its series, or a processor and a screen in one. Null for what goes with a machine, such as its charger. */
function namedIn(title: string): DeviceKind | null {
  const hasProcessor = PROCESSOR.test(title);
  if ((SCREEN.test(title) || PART.test(title)) && !hasProcessor) return null;
  const isLaptop = LAPTOP.test(title) || (hasProcessor && INCHES.test(title));
  return SERIES.find(([series]) => series.test(title))?.[1] ?? (isLaptop ? 'laptop' : null);
}
