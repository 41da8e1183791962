/** `npm start`: builds when the sources changed, then runs the whole store, in production whatever the shell says. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build.ts';

await buildWhenNeeded();
// Overrides the shell, as developers' shells set another mode.
process.env.NODE_ENV = 'production';
const main = pathToFileURL(join(import.meta.dirname, '../../build/store/main.js')).href;
await import(main);
