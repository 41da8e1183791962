import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The store has few routes: telling the browser all of them costs less than asking for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
