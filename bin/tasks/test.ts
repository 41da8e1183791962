/** `npm test`: everything. The last line says how many passed and how many failed. */
import { EVERY_LOCALE } from '../../server/build-directory.ts';
import { buildWhenNeeded } from './build.ts';
import { checkLint, checkTypes, checkUnused, finish, runBrowserTests, runUnitTests } from './steps.ts';

const quick = [checkTypes(), checkLint(), checkUnused(), runUnitTests()];
buildWhenNeeded();
// The journeys of the locales that are not published have a build of their own.
buildWhenNeeded(EVERY_LOCALE);
finish([...quick, runBrowserTests()]);
