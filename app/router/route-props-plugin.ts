import type { Plugin } from 'vite';

const LIBRARY_IMPORT = /import \{ ((?:UNSAFE_with\w+Props as \w+(?:, )?)+) \} from "react-router";/;

/**
 * React Router's compiler wraps the components of each route into functions of its library, which read their props from
 * the library's own router. Ours gives the props itself (`screen-tree.tsx`), so these functions give back what they get.
 */
export function routeProps(): Plugin {
  return {
    name: 'route-props',
    enforce: 'post',
    transform(code) {
      if (!LIBRARY_IMPORT.test(code)) return null;
      return code.replace(LIBRARY_IMPORT, (_, names: string) => {
        const given = names.split(', ').map((name) => name.split(' as ')[1]);
        return given.map((name) => `const ${name} = (component) => component;`).join(' ');
      });
    },
  };
}
