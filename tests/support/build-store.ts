import { buildWhenNeeded } from '../../bin/tasks/build.ts';

/** Journeys open the production build: `npx playwright test` after a change makes it anew. Playwright wants the default export. */
export default () => buildWhenNeeded();
