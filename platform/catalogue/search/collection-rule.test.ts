import { expect, it } from 'vitest';
import type { Product } from '../catalogue.ts';
import { ruleMatcher, ruleProblem } from './collection-rule.ts';

const fact = (key: string, type: string, value: string) => ({ namespace: 'xana', key, type, value });
const laptop = {
  title: { el: 'Λάτιτουντ 7400', en: 'Latitude 7400' },
  vendor: 'Dell',
  productType: 'Laptop',
  tags: ['business'],
  createdAt: '2026-05-10T09:00:00.000Z',
  updatedAt: '2026-05-10T09:00:00.000Z',
  availableForSale: true,
  variants: [{ priceCents: 24_900, stock: 1, sku: 'L-1' }],
  metafields: [
    fact('weight', 'weight', '{"value":1280,"unit":"g"}'),
    fact('touch', 'boolean', 'true'),
    fact('panel', 'single_line_text_field', 'IPS'),
    fact('ports', 'list.single_line_text_field', '["HDMI","Ethernet"]'),
    fact('release_year', 'number_integer', '2019'),
  ],
} as unknown as Product;

it.each([
  ['vendor:dell', true],
  ['vendor:HP', false],
  ['vendor:HP OR vendor:Dell', true],
  ['product_type:Laptop tag:business', true],
  ['product_type:Laptop tag:gaming', false],
  ['product_type:Laptop -tag:business', false],
  ['variants.price:<=249', true],
  ['variants.price:<249', false],
  ['title:"Latitude 7400"', true],
  ['available_for_sale:true', true],
  ['created_at:>=2026-05-01', true],
  ['created_at:<2026-05-01', false],
  ['fact.weight:<=1.3', true],
  ['fact.weight:<1.28', false],
  ['fact.touch:true', true],
  ['fact.touch:false', false],
  ['fact.panel:ips', true],
  ['fact.ports:hdmi', true],
  ['fact.ports:vga', false],
  ['fact.release_year:2019', true],
  ['fact.brightness:>=300', false],
  ['(vendor:Apple OR fact.touch:true) variants.price:<300', true],
])('%s', (rule, matches) => {
  expect(ruleProblem(rule)).toBeNull();
  expect(ruleMatcher(rule)(laptop)).toBe(matches);
});

it.each([
  ['', /no condition; write one such as vendor:Dell/],
  ['OR', /no condition/],
  ['Dell', /"Dell" is no condition; write FIELD:VALUE.*fields are .*vendor.*fact\.weight/],
  ['vendro:Dell', /"vendro Dell" is no condition/],
  ['NOT (vendor:Dell OR light)', /"light" is no condition/],
  ['variants.price:cheap', /variants\.price is "cheap"; write a number/],
  ['fact.weight:light', /fact\.weight is "light"; write a number/],
  ['created_at:<now', /created_at is "now"; write a day/],
])('refuses «%s» with a sentence', (rule, sentence) => expect(ruleProblem(rule)).toMatch(sentence));
