/** `npm test`: everything. The last line says how many passed and how many failed. */
import { EVERY_LOCALE } from '../../server/start/build-directory.ts';
import { keepTemporaryFilesInMemory } from './memory-directory.ts';
import { checkSources, finish, runBrowserTests, runUnitTests } from './steps.ts';

keepTemporaryFilesInMemory();
// Journeys wait for a third of their time, which the others use. The locales that are not published have a build of their own.
finish(await Promise.all([checkSources(), runUnitTests(), runBrowserTests(['production', EVERY_LOCALE])]));
