import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type HtmlValue, html, trusted } from './html.ts';

it('escapes text and attributes', () => {
  const typed = `"><script>alert('1')</script>&\``;
  expect(html`<p title="${typed}">${typed}</p>`.toString()).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&#96;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&#96;</p>',
  );
});

it('keeps markup, joins lists and leaves out what is not there', () => {
  const items: HtmlValue[] = ['<a>', html`<b>${'&'}</b>`, null, false, undefined, 0];
  expect(html`<ul>${items}</ul>${trusted('<svg/>')}`.toString()).toBe('<ul>&lt;a&gt;<b>&amp;</b>0</ul><svg/>');
});

it('does not take an object that only looks like markup', () => {
  const forged = JSON.parse('{"text":"<script>"}') as never;
  expect(() => html`${forged}`.toString()).toThrow();
});

it('lets no text out of its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(html`${text}`.toString()).not.toMatch(/[<>"'`]/);
    }),
  );
});
