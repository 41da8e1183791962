import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const root = normalizePath(join(import.meta.dirname, '..'));

/**
 * Writes `catalogue-rules` beside a server's build: a hash of the named modules and of all of ours that they import. What was made of the
 * catalogue by another build with the same rules is as good as made anew, which takes minutes in a large shop
 * (docs/decisions/0081).
 *
 * @param files their paths in the repository
 */
export function rulesHash(files: readonly string[]): Plugin {
  return {
    name: 'rules-hash',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const code = new Map<string, string>();
      const collect = (id: string) => {
        const module = this.getModuleInfo(id);
        // Packages read no titles, and would change it with each of their releases.
        if (!module || code.has(id) || id.includes('/node_modules/')) return;
        code.set(id, module.code ?? '');
        module.importedIds.forEach(collect);
      };
      for (const file of files) {
        if (!this.getModuleInfo(`${root}/${file}`)) this.error(`${file} is no part of the build`);
        collect(`${root}/${file}`);
      }
      const parts = [...code].map(([id, text]) => [id.replace(root, ''), text]).sort();
      const source = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
      this.emitFile({ type: 'asset', fileName: 'catalogue-rules', source });
    },
  };
}
