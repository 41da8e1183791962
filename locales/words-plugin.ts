import type { Plugin } from 'vite';
import { everyLocale } from '../domain/locale/locales.ts';

const PREFIX = 'virtual:words/';

/** `virtual:words/cart` in the storefront: what each language says there, from `locales/<tag>/screens/cart.ts`. */
export function localeWords(): Plugin {
  let mode = '';
  return {
    name: 'locale-words',
    configResolved(config) {
      mode = config.mode;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = id.slice(PREFIX.length + 1);
      const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const tags = everyLocale(mode).map(({ tag }) => tag);
      const imports = tags.map(
        (tag, index) => `import { ${name} as w${index} } from '/locales/${tag}/screens/${file}.ts';`,
      );
      return `${imports.join('\n')}\nexport default { ${tags.map((tag, index) => `'${tag}': w${index}`).join(', ')} };`;
    },
  };
}
