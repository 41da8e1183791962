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
const MODULE_SCRIPT =
  /(<script (?=[^>]*\btype="module")(?=[^>]*\basync="")[^>]*>)((?:import [^;]*"[^"]+";\s*)+)([^<]*)(?=<\/script>)/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/** A page whose data do not come stays as it is: whole, with links and forms that work. */
const TAKE_DATA =
  'const answer=await data;if(!answer.ok)throw Error(answer.status);window.__reactRouterContext.stream=answer.body;';

/** Where React Router's own scripts begin, at the end of a page. */
const CONTEXT = 'window.__reactRouterContext = ';
const DYNAMIC_IMPORT = /import\(("[^"]+")\)/;
/** What React Router fills with the data when they stand in the page. */
const OWN_STREAM = /window\.__reactRouterContext\.stream = new ReadableStream\(.*?new TextEncoderStream\(\)\);/;

/** Ms after which a page that never ends loading, for a picture that hangs, comes to life all the same. */
const LATEST_MS = 4_000;

/**
 * @param html a finished page of React Router's production build; scripts of another kind are left as they are
 * @param dataAddress of the file with the loaders' data (domain/page-data.ts); without it they stand in the page
 */
export function scriptsLast(html: string, dataAddress?: string): string {
  // The long middle of a page is left alone: a regular expression would look at every letter of it, and copy it.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf(CONTEXT));
  const tail = html.slice(tailStart);
  const [script, open, imports = '', start = ''] = MODULE_SCRIPT.exec(tail) ?? [];
  const files: string[] = [];
  const head = html.slice(0, headEnd).replace(PRELOAD, (_, file: string) => {
    files.push(file);
    return '';
  });
  if (script === undefined || files.length === 0) return html;
  // The last is the one that brings the page to life; until then each of the others only gets ready.
  const inTurn = files.toSorted((a, b) => Number(start.includes(a)) - Number(start.includes(b)));
  // Each name once: they are hashes, which do not compress.
  const inList = (quoted: string) => {
    const index = inTurn.indexOf(JSON.parse(quoted));
    return index === -1 ? quoted : `files[${index}]`;
  };
  const later = [
    'const until=(ms)=>new Promise((done)=>setTimeout(done,ms));',
    `if(document.readyState!=="complete")await Promise.race([until(${LATEST_MS}),new Promise((done)=>addEventListener("load",done))]);`,
    'await until(0);',
    ...(dataAddress === undefined ? [] : [`const data=fetch(${toScriptText(dataAddress)});`]),
    `const files=${JSON.stringify(inTurn)};`,
    'for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'const modules=[];for(const file of files.slice(0,-1))modules.push(await import(file));',
    imports
      .replaceAll(/\s+/g, ' ')
      .replaceAll(STATIC_IMPORT, (_, name, file) => takeModule(name, inTurn.indexOf(JSON.parse(file)), file))
      .trim(),
    ...(dataAddress === undefined ? [] : [TAKE_DATA]),
    start.replace(DYNAMIC_IMPORT, (_, file) => `import(${inList(file)})`),
  ].join('\n');
  const scripts = tail.replace(script, () => `${open}${later}`);
  return (
    head + html.slice(headEnd, tailStart) + (dataAddress === undefined ? scripts : scripts.replace(OWN_STREAM, ''))
  );
}

/** One that is in the list has run by then; for its effects alone it is not named again. */
function takeModule(name: string | undefined, index: number, quoted: string): string {
  if (index === -1) return `${name ? `const ${name}=` : ''}await import(${quoted});`;
  return name ? `const ${name}=modules[${index}];` : '';
}
