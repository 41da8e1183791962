/** `npm start`: builds when the sources changed, then runs the whole store. */
import { buildWhenNeeded } from './build.ts';

buildWhenNeeded();
await import('../../server/main.ts');
