/** `npm run format`: formats every file, and mends what the linter can mend. */
import { finish, formatSources } from './steps.ts';

finish([await formatSources()]);
