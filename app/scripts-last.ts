/**
 * When the scripts of a page run: after everything that is to be seen (ADR 0017).
 *
 * A page is whole, and its links and forms work, without a script. React Router names the scripts in the head of the page;
 * a browser then fetches them together with the fonts and the picture that the visitor waits for, and runs them in one
 * piece. Here a few lines at the end of the page wait until it is loaded, fetch all scripts at once and run them one by
 * one, so that the page answers a finger in between.
 */

import { toScriptText } from './page-data.ts';

const PRELOAD = /<link (?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*\/>/g;
/** React names the first pictures in the head once more; a browser finds them in the page as early, which arrives with its head. */
const PICTURE_PRELOAD = /<link (?=[^>]*\brel="preload")(?=[^>]*\bas="image")[^>]*\/>/g;
const MODULE_SCRIPT =
  /(<script (?=[^>]*\btype="module")(?=[^>]*\basync="")[^>]*>)((?:import [^;]*"[^"]+";\s*)+)([^<]*)(?=<\/script>)/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/** A page whose data do not come stays as it is: whole, with links and forms that work. */
const TAKE_DATA =
  'const answer=await data;if(!answer.ok)throw Error(answer.status);window.__reactRouterContext.stream=answer.body;';

/** Where React Router's own scripts begin, at the end of a page. */
const CONTEXT = 'window.__reactRouterContext = ';
/** The script that makes the context and, where the data stand in the page, the stream that takes them. */
const CONTEXT_SCRIPT =
  /<script[^>]*>(window\.__reactRouterContext = \{[^<]*?\};)window\.__reactRouterContext\.stream = [^<]*<\/script>/;
/** What stands in its place where the context is made in the module: React expects the element. */
const EMPTY_SCRIPT = '<script></script>';
const DYNAMIC_IMPORT = /import\(("[^"]+")\)/;

/** Ms after which a page that never ends loading, for a picture that hangs, comes to life all the same. */
const LATEST_MS = 4_000;
/** Ms after that in which a browser that shows the page has painted it; one that does not, in a tab behind, paints nothing. */
const PAINT_MS = 500;

/**
 * @param html a finished page of React Router's production build; scripts of another kind are left as they are
 * @param dataAddress of the file with the loaders' data (domain/page-data.ts); without it they stand in the page
 */
export function scriptsLast(html: string, dataAddress?: string): string {
  // The long middle of a page is left alone: a regular expression would look at every letter of it, and copy it.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf('<script', html.lastIndexOf(CONTEXT)));
  const tail = html.slice(tailStart);
  const [script, open, imports = '', start = ''] = MODULE_SCRIPT.exec(tail) ?? [];
  const files: string[] = [];
  const head = html
    .slice(0, headEnd)
    .replace(PICTURE_PRELOAD, '')
    .replace(PRELOAD, (_, file: string) => {
      files.push(file);
      return '';
    });
  if (script === undefined || files.length === 0) return html;
  // The last is the one that brings the page to life; until then each of the others only gets ready.
  const inTurn = files.toSorted((a, b) => Number(start.includes(a)) - Number(start.includes(b)));
  const [contextScript = EMPTY_SCRIPT, context = ''] = (dataAddress !== undefined && CONTEXT_SCRIPT.exec(tail)) || [];
  const later = [
    'const within=(ms,wait)=>new Promise((done)=>{wait(done);setTimeout(done,ms)});',
    `if(document.readyState!=="complete")await within(${LATEST_MS},(done)=>addEventListener("load",done));`,
    `await within(${PAINT_MS},(done)=>new PerformanceObserver(done).observe({type:"paint",buffered:true}));`,
    ...(dataAddress === undefined ? [] : [context, `const data=fetch(${toScriptText(dataAddress)});`]),
    `const files=${JSON.stringify(inTurn)};`,
    'for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'const modules=[];for(const file of files.slice(0,-1))modules.push(await import(file));',
    ...(dataAddress === undefined ? [] : [TAKE_DATA]),
    takeModules(start, imports, inTurn),
  ].join('\n');
  return (
    head +
    html.slice(headEnd, tailStart) +
    tail.replace(contextScript, EMPTY_SCRIPT).replace(script, () => `${open}${later}`)
  );
}

/**
 * Names each file by its place in `files`: the names are hashes, which do not compress.
 *
 * @param start what uses the modules that `imports` names, and imports the one that brings the page to life
 */
function takeModules(start: string, imports: string, files: readonly string[]): string {
  const fileIndex = (quoted: string) => files.indexOf(JSON.parse(quoted));
  const names = new Map<string, string>();
  const effects: string[] = [];
  for (const [, name, quoted = ''] of imports.matchAll(STATIC_IMPORT)) {
    const index = fileIndex(quoted);
    const taken = index === -1 ? `await import(${quoted})` : `modules[${index}]`;
    if (name) names.set(name, taken);
    else if (index === -1) effects.push(`${taken};`);
  }
  const named = start
    .replaceAll(/\broute\w+/g, (name) => names.get(name) ?? name)
    .replace(DYNAMIC_IMPORT, (whole, quoted) =>
      fileIndex(quoted) === -1 ? whole : `import(files[${fileIndex(quoted)}])`,
    );
  return [...effects, named.replaceAll(/\s+/g, ' ').trim()].join('\n');
}
