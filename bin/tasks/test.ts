/** `npm test`: everything. The last line says how many passed and how many failed. */
import { EVERY_LOCALE } from '../../server/build-directory.ts';
import { buildWhenNeeded } from './build.ts';
import { checkSources, finish, runBrowserTests, runUnitTests } from './steps.ts';

buildWhenNeeded();
// The journeys of the locales that are not published have a build of their own.
buildWhenNeeded(EVERY_LOCALE);
// Journeys wait for a third of their time, which the others use.
finish(await Promise.all([checkSources(), runUnitTests(), runBrowserTests()]));
