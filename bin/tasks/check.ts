/** `npm run check`: the quick part of the tests – types, lint, unused code, licences, pure rules and architecture. */
import { checkSources, finish, runUnitTests } from './steps.ts';

finish(await Promise.all([checkSources(), runUnitTests(['unit', 'mocking', 'dom'])]));
