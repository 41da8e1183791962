/**
 * Where Greek couriers show a parcel. Their numbers have overlapping shapes, so the company's name alone decides.
 * Addresses: github.com/thanospan/parcel-tracking.
 */
import { fold } from '../locale/fold.ts';

/** The first match counts: ELTA's courier before ELTA's post. */
const COURIERS: readonly (readonly [name: RegExp, url: (number: string) => string])[] = [
  [/\bacs\b/, (number) => `https://www.acscourier.net/el/web/greece/track-and-trace?generalCode=${number}`],
  [/(?:elta|ελτα).*(?:courier|κουριερ|ταχυμεταφορ)/, (number) => `https://www.elta-courier.gr/search?br=${number}`],
  [/elta|ελτα/, (number) => `https://elta.gr/track?code=${number}`],
  [/speedex/, (number) => `http://www.speedex.gr/isapohi.asp?voucher_code=${number}`],
  [/geniki|γενικη ταχυδρομικη|taxydromiki/, (number) => `https://www.taxydromiki.com/track/${number}`],
  [/box ?now/, (number) => `https://t.boxnow.gr/?track=${number}`],
  [/courier ?center/, (number) => `https://www.courier.gr/track/result?tracknr=${number}`],
];

/**
 * Where a parcel is shown.
 *
 * @param company by its Greek or Latin name
 * @returns null for a company whose address is not known
 */
export function trackingUrl(company: string, number: string): string | null {
  const name = fold(company);
  const courier = COURIERS.find(([pattern]) => pattern.test(name));
  return courier ? courier[1](encodeURIComponent(number.trim())) : null;
}
