import { expect, it } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const page = (script: string, preloads = '') =>
  `<html><head>${preloads}</head><body><main>$& – whole</main>${script}<script>stream("</ script>")</script></body></html>`;
const rendered = page(
  `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-4.js");</script>`,
  ['manifest-1', 'entry-4', 'router-5', 'root-2', 'home-3']
    .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
    .join(''),
);

it('names no script before the end of the page', () => {
  const html = scriptsLast(rendered);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html.indexOf('/assets/')).toBeGreaterThan(html.indexOf('</main>'));
  expect(html.replace(/<script type="module".*?<\/script>/s, '')).toBe(page(''));
});

it('waits for the page, then gets the scripts ready in turn and starts the one that brings it to life', () => {
  const script = /<script type="module" async="">(.*?)<\/script>/s.exec(scriptsLast(rendered))?.[1] ?? '';
  const places = [
    'addEventListener("load"',
    '.observe({type:"paint"',
    '["/assets/manifest-1.js","/assets/router-5.js","/assets/root-2.js","/assets/home-3.js","/assets/entry-4.js"]',
    'files.slice(0,-1)',
    '{"root":modules[2],"home":modules[3]}',
    'import(files[4])',
  ].map((text) => script.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(script).not.toMatch(/^import /m);
});

it('fetches the data of the page while the scripts arrive, and gives them to the router before it starts', () => {
  const stream =
    '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){}}).pipeThrough(new TextEncoderStream());</script>';
  const html = scriptsLast(rendered.replace('</head>', `</head>${stream}`), '/page-data/a/products?q=</script>');
  expect(html).toContain('<script></script>');
  expect(html).not.toContain('<script>window.__reactRouterContext');
  expect(html).not.toContain('ReadableStream');
  const script = /<script type="module" async="">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const places = [
    'addEventListener("load"',
    'window.__reactRouterContext = {"ssr":true};',
    'fetch("/page-data/a/products?q=\\u003c/script>")',
    'files.slice(0,-1)',
    'window.__reactRouterContext.stream=answer.body',
    'import(files[4])',
  ].map((text) => script.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('names a file that is not preloaded by its address', () => {
  const html = scriptsLast(rendered.replace('<link rel="modulepreload" href="/assets/home-3.js"/>', ''));
  expect(html).toContain('{"root":modules[2],"home":await import("/assets/home-3.js")}');
});

it('takes the modules of a route that comes in several files', () => {
  const parts = rendered
    .replace(
      'import * as route1 from "/assets/home-3.js";',
      'import * as route1_clientAction from "/assets/home-3.js";\nimport * as route1_main from "/assets/home-3.js";',
    )
    .replace('"home":route1', '"home":{...route1_clientAction,...route1_main}');
  expect(scriptsLast(parts)).toContain('"home":{...modules[3],...modules[3]}');
});

it('leaves the stream in a page whose data stand in it', () => {
  const stream = '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = 1;</script>';
  expect(scriptsLast(rendered.replace('</main>', `</main>${stream}`))).toContain(stream);
});

it('does not name the first pictures twice', () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a 400w, /b 800w" fetchPriority="high"/>';
  const font = '<link rel="preload" href="/a.woff2" as="font" crossOrigin="anonymous"/>';
  expect(scriptsLast(rendered.replace('<head>', `<head>${font}${preload}`))).toBe(
    scriptsLast(rendered.replace('<head>', `<head>${font}`)),
  );
});

it('keeps the mark by which the server knows our own scripts', () => {
  const marked = (html: string) =>
    html.replace('<script type="module"', '<script nonce="m" type="module"').replaceAll('.js"/>', '.js" nonce="m"/>');
  expect(scriptsLast(marked(rendered))).toBe(
    scriptsLast(rendered).replace('<script type="module"', '<script nonce="m" type="module"'),
  );
});

it.each([
  page(''),
  page('<script type="module" async="">import "/app/entry.client.tsx"</script>'),
  page('<script type="module" async="">import "/assets/manifest-1.js";\nimport("/assets/entry-4.js");</script>'),
])('leaves a page alone that it does not know', (html) => expect(scriptsLast(html)).toBe(html));
