import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script>alert(1)',
    '<style>p { color: red }</style>',
    '<iframe src="https://example.com"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<textarea><script>alert(1)</script></textarea>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<object data="x"></object><embed src="x"><base href="https://example.com">',
    '<meta http-equiv="refresh" content="0;url=https://example.com">',
    '<form action="https://example.com"><input name="card"></form>',
    '<!-- <p>not said</p> -->',
  ])('takes out %s', (html) => {
    expect(cleanHtml(`<p>before</p>${html}`)).toMatch(/^<p>before<\/p>(?:<p><\/p>)?$/);
  });

  it.each([
    ['<p onclick="alert(1)" style="color: red" class="x" id="main">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href=" java\nscript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href="data:text/html,x">text</a>', '<a>text</a>'],
    ['<a href="https://example.com" target="_blank" onfocus="x()">text</a>', '<a href="https://example.com">text</a>'],
    ['<p>unclosed <b>text', '<p>unclosed <b>text</b></p>'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p>cut off</p', '<p>cut off</p>'],
    ['&lt;script&gt;', '&lt;script&gt;'],
  ])('makes %j harmless', (html, cleaned) => expect(cleanHtml(html)).toBe(cleaned));

  it('keeps what descriptions are written with, below the headings of the page', () => {
    const html =
      '<div><p>a<br />b</p><ul><li>c</li></ul><ol><li>d</li></ol><dl><dt>e</dt><dd>f</dd></dl><blockquote>g</blockquote><hr /></div>' +
      '<p><strong>h</strong><em>i</em><u>j</u><s>k</s><small>l</small><sub>m</sub><sup>n</sup></p>' +
      '<table><thead><tr><th scope="col" colspan="2">o</th></tr></thead><tbody><tr><td rowspan="2">p</td></tr></tbody></table>';
    const boxed = html
      .replace('<table>', '<div class="wide" tabindex="0"><table>')
      .replace('</table>', '</table></div>');
    expect(cleanHtml(html)).toBe(boxed);
    expect(cleanHtml('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>')).toBe(
      '<h3>a</h3><h3>b</h3><h3>c</h3><h4>d</h4><h4>e</h4><h4>f</h4>',
    );
  });
});
