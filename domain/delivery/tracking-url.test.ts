import { expect, it } from 'vitest';
import { trackingUrl } from './tracking-url.ts';

it.each([
  ['ACS', 'https://www.acscourier.net/el/web/greece/track-and-trace?generalCode=12%2F3'],
  ['acs courier', 'https://www.acscourier.net/el/web/greece/track-and-trace?generalCode=12%2F3'],
  ['ΕΛΤΑ Courier', 'https://www.elta-courier.gr/search?br=12%2F3'],
  ['ELTA Courier', 'https://www.elta-courier.gr/search?br=12%2F3'],
  ['ΕΛΤΑ', 'https://elta.gr/track?code=12%2F3'],
  ['Speedex', 'http://www.speedex.gr/isapohi.asp?voucher_code=12%2F3'],
  ['Γενική Ταχυδρομική', 'https://www.taxydromiki.com/track/12%2F3'],
  ['Geniki', 'https://www.taxydromiki.com/track/12%2F3'],
  ['BOX NOW', 'https://t.boxnow.gr/?track=12%2F3'],
  ['Courier Center', 'https://www.courier.gr/track/result?tracknr=12%2F3'],
  ['Κάποιος άλλος', null],
  ['Macs', null],
])('%s', (company, url) => {
  expect(trackingUrl(company, ' 12/3 ')).toBe(url);
});
