/** `npm run check`: the quick part of the tests – types, lint, unused code, pure rules and architecture. */
import { checkLint, checkTypes, checkUnused, finish, runUnitTests } from './steps.ts';

finish([checkTypes(), checkLint(), checkUnused(), runUnitTests(['unit', 'mocking'])]);
