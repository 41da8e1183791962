import { minify, type Plugin } from 'vite';

/**
 * Takes white space and comments out of a server's build, so that a start reads less (docs/decisions/0059). Names stay, for stack traces.
 * It is written in ASCII, but for tagged templates, whose tags may read the letters: of a file in ASCII the engine keeps one byte a letter.
 */
export function compactServer(): Plugin {
  return {
    name: 'compact-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      // Of chunks as they are written: other plugins still change them.
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code, errors } = await minify(file.fileName, file.code, {
            module: true,
            compress: { keepNames: { function: true, class: true } },
            mangle: false,
            codegen: { removeWhitespace: true, legalComments: 'none', asciiOnly: true },
          });
          if (errors[0]) this.error(`${file.fileName}: ${errors[0].message}`);
          file.code = code;
        }
      },
    },
  };
}
