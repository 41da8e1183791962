/**
 * When the scripts of a page run: after everything that is to be seen (ADR 0017).
 *
 * A page is whole, and its links and forms work, without a script. React Router names the scripts in the head of the page;
 * a browser then fetches them together with the fonts and the picture that the visitor waits for, and runs them in one
 * piece. Here a few lines at the end of the page wait until it is loaded, fetch all scripts at once and run them one by
 * one, so that the page answers a finger in between.
 */

const PRELOAD = /<link (?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT =
  /(<script (?=[^>]*\btype="module")(?=[^>]*\basync="")[^>]*>)((?:import [^;]*"[^"]+";\s*)+)([^<]*)(?=<\/script>)/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/** Ms after which a page that never ends loading, for a picture that hangs, comes to life all the same. */
const LATEST_MS = 4_000;

/** @param html a finished page of React Router's production build; scripts of another kind are left as they are */
export function scriptsLast(html: string): string {
  const [script, open, imports = '', start = ''] = MODULE_SCRIPT.exec(html) ?? [];
  const files: string[] = [];
  const rest = html.replace(PRELOAD, (_, file: string) => {
    files.push(file);
    return '';
  });
  if (script === undefined || files.length === 0) return html;
  // The last is the one that brings the page to life; until then each of the others only gets ready.
  const inTurn = files.toSorted((one, other) => Number(start.includes(one)) - Number(start.includes(other)));
  const later = [
    'const until=(ms)=>new Promise((done)=>setTimeout(done,ms));',
    `if(document.readyState!=="complete")await Promise.race([until(${LATEST_MS}),new Promise((done)=>addEventListener("load",done))]);`,
    'await until(0);',
    `const files=${JSON.stringify(inTurn)};`,
    'for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'for(const file of files.slice(0,-1))await import(file);',
    imports.replaceAll(STATIC_IMPORT, (_, name, file) => `${name ? `const ${name}=` : ''}await import(${file});`),
    start,
  ].join('\n');
  return rest.replace(script, () => `${open}${later}`);
}
