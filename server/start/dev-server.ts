import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Desk from '#desk/create-desk.tsx';
import type { StorefrontBuild } from '../pages/render-storefront.ts';

interface DevServer {
  build: () => Promise<StorefrontBuild>;
  desk: () => Promise<typeof Desk>;
  /** Answers what Vite knows: sources, styles, hot reload. */
  middleware: (message: IncomingMessage, reply: ServerResponse) => Promise<boolean>;
  close: () => Promise<void>;
}

/** The storefront compiled on demand, with hot reload. Loaded only in development. */
export async function createDevServer(root: string): Promise<DevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild,
    desk: async () => (await vite.ssrLoadModule('/desk/create-desk.tsx')) as typeof Desk,
    middleware: (message, reply) =>
      new Promise((resolve, reject) => {
        reply.once('finish', () => resolve(true));
        vite.middlewares(message, reply, (error: unknown) => (error ? reject(error) : resolve(false)));
      }),
    close: () => vite.close(),
  };
}
