/**
 * When the scripts of a page run: after everything that is to be seen (ADR 0017).
 *
 * A page is whole, and its links and forms work, without a script. A few lines at its end wait until it is loaded and
 * painted, fetch all scripts at once and run them one by one, so that the page answers a finger in between.
 */
import { createContext } from 'react';
import type { EntryContext } from 'react-router';
import { filesOf } from './router/route-loading.ts';

/** Ms after which a page that never ends loading, for a picture that hangs, comes to life all the same. */
const LATEST_MS = 4_000;
/** Ms after that in which a browser that shows the page has painted it; one that does not, in a tab behind, paints nothing. */
const PAINT_MS = 500;

/** The text of the script at the end of a page; the browser, where it has run already, needs none. */
export const BootScript = createContext(' ');

interface Boot {
  manifest: EntryContext['manifest'];
  /** Ids of the routes that the page shows. */
  routes: readonly string[];
  /** The loaders' data: the address of a file (domain/page-data.ts), or the content itself. */
  data: { address: string } | { content: string };
}

/** A page whose data do not come stays as it is: whole, with links and forms that work. */
export function bootScript({ manifest, routes, data }: Boot): string {
  const { entry, url, hmr } = manifest;
  const shown = routes.flatMap((id) => manifest.routes[id] ?? []);
  const needed = shown.flatMap((route) => [...filesOf(route), ...(route.imports ?? [])]);
  // The last is the one that brings the page to life; until then each of the others only gets ready.
  const files = [...new Set([url, ...entry.imports, ...needed])].filter((file) => file !== entry.module);
  // Each file by its place: the names are hashes, which do not compress.
  const modules = shown.map((route) => {
    const parts = filesOf(route).map((file) => `...modules[${files.indexOf(file)}]`);
    return `${toScriptText(route.id)}:{${parts.join()}}`;
  });
  return [
    // Of the development server: React's own tools have to be there before React.
    ...(hmr ? [`import ${toScriptText(hmr.runtime)};`] : []),
    'const within=(ms,wait)=>new Promise((done)=>{wait(done);setTimeout(done,ms)});',
    `if(document.readyState!=="complete")await within(${LATEST_MS},(done)=>addEventListener("load",done));`,
    `await within(${PAINT_MS},(done)=>new PerformanceObserver(done).observe({type:"paint",buffered:true}));`,
    `const data=${'address' in data ? `fetch(${toScriptText(data.address)})` : `new Response(${toScriptText(data.content)})`};`,
    `const files=${toScriptText([...files, entry.module])};`,
    'for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'const modules=[];for(const file of files)modules.push(await import(file));',
    'const answer=await data;if(!answer.ok)throw Error(answer.status);',
    `modules.at(-1).start({data:await answer.json(),manifest:window.__reactRouterManifest.routes,modules:{${modules.join()}}});`,
  ].join('\n');
}

/** @returns a value as a JavaScript literal that cannot end the script element in which it stands */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
