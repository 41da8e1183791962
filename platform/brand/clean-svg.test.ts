import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h40v10z" fill="#ad4317"/>';
const cleaned = (source: string) => {
  const result = cleanSvg(source);
  if ('problem' in result) throw new Error(result.problem);
  return result.svg;
};

it('keeps shapes, paint, gradients, classes and the drawing box', () => {
  const source = svg(
    '<defs><style>.a{fill:#10151f}</style><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>' +
      '<g transform="scale(2)" clip-path="url(#c)"><path class="a" d="M0 0h9" style="fill:url(#g)"/><use xlink:href="#g"/></g>',
  );
  const kept = cleaned(source);
  for (const part of [
    'viewBox="0 0 40 10"',
    'linearGradient',
    'clipPath',
    '.a{fill:#10151f}',
    'fill:url(#g)',
    'xlink:href="#g"',
    'stop-color="red"',
    'clip-path="url(#c)"',
  ]) {
    expect(kept).toContain(part);
  }
});

it.each([
  'viewBox="0 0 9 9" transform="scale(2)" gradientTransform="none" spreadMethod="pad" clipPathUnits="userSpaceOnUse"',
  'fill="#ad4317" fill-opacity="0.5" stroke="red" stroke-width="2" stroke-dasharray="1 2" stroke-opacity="0.5"',
  'opacity="0.5" color="red" visibility="hidden" overflow="visible" vector-effect="none" stop-opacity="0.5"',
])('keeps the attributes %s', (attributes) =>
  expect(cleaned(svg(`<path d="M0 0h9" ${attributes}/>`))).toContain(attributes),
);

it.each([
  ['a script', svg(`<script>alert(1)</script>${path}`), /script|alert/],
  ['an event attribute', svg(path, ' onload="alert(1)"'), /onload|alert/],
  ['a link', svg(`<a href="https://evil.example/">${path}</a>`), /href|evil/],
  ['a part of another file', svg(`<use href="https://evil.example/a.svg#x"/>${path}`), /evil/],
  ['a data address', svg(`<use xlink:href="data:image/svg+xml;base64,AAAA"/>${path}`), /data:/],
  [
    'an animation that sets an address',
    svg(`<set attributeName="href" to="javascript:alert(1)"/>${path}`),
    /<set|javascript/,
  ],
  ['a comment and a doctype', `<!DOCTYPE svg PUBLIC "x" "http://x/"><!-- secret -->${svg(path)}`, /DOCTYPE|secret/],
])('takes out %s', (_name, source, forbidden) => {
  const kept = cleaned(source);
  expect(kept).toContain('<path');
  expect(kept).not.toMatch(forbidden);
});

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg(path)}`, 'entities'],
  ['text', svg('<text>Όνομα</text>'), 'convert it to paths'],
  ['a picture', svg('<image href="https://evil.example/x.png"/>'), '<image>'],
  ['a document', svg('<foreignObject><body/></foreignObject>'), '<foreignObject>'],
  ['a style that imports', svg(`<style>@import "https://evil.example/a.css"</style>${path}`), 'other files'],
  ['a style that fetches', svg(`<path d="M0 0h9" style="fill:url(https://evil.example/x)"/>`), 'other files'],
  ['a style in escapes', svg(`<style>.a{fill:\\75rl(https://evil.example)}</style>${path}`), 'other files'],
  ['nothing drawn', svg('<g/>'), 'draws nothing'],
  ['words', '<p>logo</p>', 'no SVG'],
])('refuses %s', (_name, source, reason) => {
  expect(cleanSvg(source)).toEqual({ problem: expect.stringContaining(reason) });
});

it('names what it is written in, where that is missing', () => {
  const cleaned = (open: string) => cleanSvg(`<svg${open}><path d="M0 0h9v9z"></path></svg>`);
  const drawn = '<path d="M0 0h9v9z"></path></svg>';
  expect(cleaned('')).toEqual({ svg: `<svg xmlns="http://www.w3.org/2000/svg">${drawn}` });
  expect(cleaned(' xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"')).toEqual({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawn}`,
  });
});
