import { expect, it } from 'vitest';
import { woocommerceSlug } from './woocommerce-slug.ts';

it.each([
  ['Lenovo ThinkPad T480 (i5-8350U, 16GB, 14")', 'lenovo-thinkpad-t480-i5-8350u-16gb-14'],
  ['Φορητός Dell – Latitude 7490', 'φορητός-dell-latitude-7490'],
  ['Café & Büro: 13.3″ / A+', 'cafe-buro-13-3-a'],
  ['Mouse &amp; Pad', 'mouse-pad'],
  ['α'.repeat(40), 'α'.repeat(33)],
])('%s has the slug of WordPress', (name, slug) => {
  expect(woocommerceSlug(name)).toBe(slug);
});
