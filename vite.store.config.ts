import { dirname, join, relative } from 'node:path';
import { defaultServerConditions, defineConfig, normalizePath, type Plugin } from 'vite';
import { ownConditions } from './bin/platform.cjs';
import { buildDirectory } from './server/start/build-directory.ts';

// As Vite writes paths, on Windows too.
const root = normalizePath(import.meta.dirname);

/** Packages that look for a native library beside their sources, or are used in development only. */
const WITH_FILES = ['sharp', 'pg-native', 'vite'];

/**
 * The server with its packages in a few files, as `npm start` runs it (docs/decisions/0005): Node needs half a second of processor time
 * to find and read the thousand modules that they come from. Development and tests run the sources.
 */
export default defineConfig(({ mode }) => ({
  plugins: [placesOfSources(outDirOf(mode))],
  ssr: {
    noExternal: true,
    external: WITH_FILES,
    resolve: { conditions: [...ownConditions(root), ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: outDirOf(mode),
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'server/main.ts') },
      external: WITH_FILES,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Pictures and fonts belong to the storefront's build.
  publicDir: false,
}));

function outDirOf(mode: string): string {
  return normalizePath(join(root, buildDirectory(mode), 'store'));
}

/** What a source reads beside itself, the checkout's styles say, stays where it is. */
function placesOfSources(outDir: string): Plugin {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const file = JSON.stringify(normalizePath(relative(outDir, id)));
      const directory = JSON.stringify(`/${normalizePath(relative(outDir, dirname(id)))}`);
      return {
        code: code
          .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${directory})`),
        map: null,
      };
    },
  };
}
