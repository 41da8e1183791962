import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

const MANIFEST = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry-4.js', imports: ['/assets/react-5.js'] },
  routes: {
    root: { id: 'root', module: '/assets/root-2.js', imports: ['/assets/react-5.js', '/assets/store-6.js'] },
    home: { id: 'home', module: '/assets/home-3.js', imports: ['/assets/store-6.js'] },
    form: { id: 'form', module: '/assets/form-7.js', clientActionModule: '/assets/form-action-8.js' },
    other: { id: 'other', module: '/assets/other-9.js' },
  },
} as unknown as EntryContext['manifest'];

const script = (data: Parameters<typeof bootScript>[0]['data'], routes = ['root', 'home']) =>
  bootScript({ manifest: MANIFEST, routes, data });

it('waits for the page, then gets the scripts ready in turn and calls the one that brings it to life', () => {
  const text = script({ address: '/page-data/a/products?q=</script>' });
  const places = [
    'addEventListener("load"',
    '.observe({type:"paint"',
    'fetch("/page-data/a/products?q=\\u003c/script>")',
    'files=["/assets/manifest-1.js","/assets/react-5.js","/assets/root-2.js","/assets/store-6.js","/assets/home-3.js","/assets/entry-4.js"]',
    'await import(file)',
    'start({data:await answer.json()',
    '{"root":{...modules[2]},"home":{...modules[4]}}',
  ].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).not.toContain('other');
  expect(text).not.toMatch(/^import /m);
});

it('takes the modules of a route that comes in several files', () => {
  expect(script({ address: '/d' }, ['form'])).toContain('{"form":{...modules[2],...modules[3]}}');
});

it('has the data of a page that is for one visitor in it, and they end no script', () => {
  const text = script({ content: '["</script><b>"]\n' });
  expect(text).toContain('new Response("[\\"\\u003c/script>\\u003cb>\\"]\\n")');
  expect(text).not.toContain('<');
});

it('begins with React’s tools where the development server has them', () => {
  const manifest = { ...MANIFEST, hmr: { runtime: '/@hmr' } };
  expect(bootScript({ manifest, routes: [], data: { address: '/d' } })).toMatch(/^import "\/@hmr";\n/);
});
