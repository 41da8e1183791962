import type { Handler } from './node-http.ts';
import type { ForeignOrigins } from './security-headers.ts';

/** The commerce platform as the server sees it: embedded in this process, or hosted elsewhere. */
export interface ShopConnection {
  /** How the server's loaders ask it. */
  platform: {
    fetch: (request: Request) => Promise<Response>;
    endpoint: string;
    headers: Readonly<Record<string, string>>;
  };
  /** How the browser asks it. */
  browserPlatform: { endpoint: string; publicToken: string };
  foreignOrigins: ForeignOrigins;
  /** Answers the platform's own paths on this server. */
  handle: Handler;
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}
