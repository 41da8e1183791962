/** `npm test`: everything. The last line says how many passed and how many failed. */
import { buildWhenNeeded } from './build.ts';
import { checkLint, checkTypes, checkUnused, finish, runBrowserTests, runUnitTests } from './steps.ts';

const quick = [checkTypes(), checkLint(), checkUnused(), runUnitTests()];
buildWhenNeeded();
finish([...quick, runBrowserTests()]);
