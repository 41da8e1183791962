import type { Config } from '@react-router/dev/config';
import { buildDirectory } from './server/start/build-directory.ts';

export default {
  appDirectory: 'app',
  buildDirectory: buildDirectory(import.meta.env.MODE),
  ssr: true,
  // The store has few routes: telling the browser all of them costs less than asking for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
