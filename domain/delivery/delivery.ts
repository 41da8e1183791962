/** When a parcel arrives: Greek working days, the warehouse's cut-off hour, islands. Dates are plain `YYYY-MM-DD`. */

export interface DeliveryRule {
  /** Working days from the day on which the parcel leaves to the door. */
  days: { from: number; to: number };
  /** Athens time, 0–24: orders before this hour of a working day leave on that day. */
  cutOffHour: number;
}

export interface DateRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/**
 * The first and the last working day on which an order placed at `now` reaches its door.
 *
 * A working day is Monday to Friday without the public holidays of `isPublicHoliday`. Athens' clock decides what day and
 * hour it is, whatever the zone of the machine; from there on only whole days are counted, so no clock change can matter.
 */
export function deliveryRange(now: Date, rule: DeliveryRule): DateRange {
  const athens = athensClock(now);
  const leavesToday = isWorkingDay(athens.date) && athens.hour < rule.cutOffHour;
  const departure = leavesToday ? athens.date : addWorkingDays(athens.date, 1);
  return { from: addWorkingDays(departure, rule.days.from), to: addWorkingDays(departure, rule.days.to) };
}

/** Whether the last of these days has passed in Athens. */
export function isOver({ to }: DateRange, now: Date): boolean {
  return athensClock(now).date > to;
}

/** The shop's rule for one postcode: the later last day holds on islands. Null means that the postcode is not known yet. */
export function deliveryRuleFor(
  postcode: string | null,
  shopRule: DeliveryRule & { islandDaysTo: number },
): DeliveryRule {
  const { days, islandDaysTo, cutOffHour } = shopRule;
  const to = postcode !== null && isIslandPostcode(postcode) ? Math.max(days.to, islandDaysTo) : days.to;
  return { days: { from: days.from, to }, cutOffHour };
}

/**
 * Postcodes that are reached by ship, by their first digits. Source: the codes and places of the Greek post (ELTA) as
 * listed in github.com/MentatInnovations/grpostcodes. Islands with a bridge (Evia, Lefkada) and Salamina, a quarter of an
 * hour from Piraeus, are not among them; where one code serves an island and the shore facing it (180 20: Poros and
 * Galatas) the island decides, because a promise that is kept early is better than one that is broken.
 */
const ISLAND_PREFIXES: readonly string[] = [
  ...['18010', '18020', '18040', '18050'], // Aegina and Angistri, Poros, Hydra, Spetses
  ...['801', '802'], // Kythira
  ...['28', '29', '49', '31081', '31083'], // Kefalonia and Ithaca, Zakynthos, Corfu and Paxi, Kalamos, Meganisi
  ...['34007', '37002', '37003', '37004', '37005'], // Skyros, Skiathos, Skopelos, Alonissos
  ...['64002', '64004', '64005', '64010', '68002'], // Thasos, Samothrace
  ...['70', '71', '72', '73', '74'], // Crete
  ...['81', '82', '83', '84', '85'], // Lesbos and Lemnos, Chios, Samos and Ikaria, Cyclades, Dodecanese
];

/** @param postcode five digits, with or without a blank */
export function isIslandPostcode(postcode: string): boolean {
  const digits = postcode.replace(/\s/g, '');
  return digits.length === 5 && ISLAND_PREFIXES.some((prefix) => digits.startsWith(prefix));
}

/**
 * Easter Sunday of the Orthodox church, `YYYY-MM-DD` of the civil (Gregorian) calendar: Meeus' Julian algorithm
 * (Astronomical Algorithms, ch. 8) plus the 13 days between the calendars, which holds from 1900 to 2099.
 */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  return addDays(`${year}-0${month}-${String(day).padStart(2, '0')}`, 13);
}

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  ...['01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26'],
]);

/** Days from Easter Sunday: Clean Monday, Good Friday, Easter Monday, Monday of the Holy Spirit. */
const MOVABLE_HOLIDAYS: readonly number[] = [-48, -2, 1, 50];

/**
 * Greek public holidays and the days on which couriers rest with them (Law 4808/2021, art. 60). When the government
 * moves 1 May because it falls into Holy Week, the day it is moved to is not known here: the promise is then a day early
 * at worst.
 */
export function isPublicHoliday(date: string): boolean {
  if (FIXED_HOLIDAYS.has(date.slice(5))) return true;
  const easter = orthodoxEaster(Number(date.slice(0, 4)));
  return MOVABLE_HOLIDAYS.some((days) => addDays(easter, days) === date);
}

function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date);
}

function addWorkingDays(date: string, count: number): string {
  let current = date;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const ATHENS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Athens',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

function athensClock(now: Date): { date: string; hour: number } {
  const parts = new Map(ATHENS.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { date, hour: Number(parts.get('hour')) };
}
