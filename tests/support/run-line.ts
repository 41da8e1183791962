/** The owner's command line, as tests call it. */

import { type ExitCode, runCommand, type Terminal } from '#platform/cli/run-command.ts';
import { type Gateways, gatewaysOf } from '#platform/payments/gateway.ts';
import { willingGateway } from './test-gateways.ts';
import type { givenShop } from './test-shop.ts';

/**
 * Runs one call and collects what it writes.
 *
 * @param line as a shell would split it, where quotes hold words together, or the words
 * @param terminal the shop and its deployment are not to be asked for where it does not have them
 */
export async function runLine(
  line: string | readonly string[],
  terminal: Partial<Terminal> & Pick<Terminal, 'locate'>,
): Promise<{ code: ExitCode; output: string; errors: string }> {
  const texts = { output: '', errors: '' };
  const words = typeof line === 'string' ? splitLine(line) : line;
  const code = await runCommand(words, {
    openShop: () => Promise.reject(new Error('these commands do not open the shop')),
    deployment: () => {
      throw new Error('these commands do not ask for it');
    },
    gateways: () => gatewaysOf(willingGateway),
    now: () => new Date('2026-11-20T08:00:00Z'),
    output: { write: (part) => (texts.output += part) },
    errors: { write: (part) => (texts.errors += part) },
    ...terminal,
  });
  return { code, ...texts };
}

/** Runs one call in the shop of a test; blanks that never break are written as others, and the database is not named. */
export async function runInShop(
  line: string | readonly string[],
  { shop, location }: Pick<ReturnType<typeof givenShop>, 'shop' | 'location'>,
  gateways: Gateways = gatewaysOf(willingGateway),
) {
  const { code, output, errors } = await runLine(line, {
    locate: location,
    openShop: async () => shop.context,
    now: () => shop.clock.now,
    gateways: () => gateways,
  });
  const [text, refusal] = [output, errors].map((part) => part.replaceAll('\u00a0', ' '));
  return { code, output: text ?? '', errors: (refusal ?? '').replace(/^Database: .*\n/, '') };
}

function splitLine(line: string): string[] {
  return (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
}
