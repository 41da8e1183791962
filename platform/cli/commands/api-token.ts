import { ensureApiTokens } from '../../db/api-tokens.ts';
import { readMeta } from '../../db/meta.ts';
import type { ShopCommand } from '../command.ts';

export const apiToken: ShopCommand = {
  path: ['api', 'token'],
  summary: 'Show what another storefront needs to use this shop',
  options: { json: { help: 'As JSON: { endpoint, publicToken, privateToken }' } },
  notes: [
    'The public token may stand in browsers (X-Shopify-Storefront-Access-Token). The private one is for servers alone',
    '(Shopify-Storefront-Private-Token): it is believed on the address of a buyer.',
  ],
  examples: ['api token', 'api token --json'],
  async run({ options }, { context, output }) {
    const tokens = await ensureApiTokens(context.db, context.randomToken);
    const origin = (await readMeta(context.db, 'public_url')) ?? context.publicUrl;
    const endpoint = `${origin}/api/2025-07/graphql.json`;
    if (options.has('json')) {
      output.write(`${JSON.stringify({ endpoint, ...tokens }, null, 2)}\n`);
      return;
    }
    output.write(`Address        ${endpoint}\n`);
    output.write(`Public token   ${tokens.publicToken}\n`);
    output.write(`Private token  ${tokens.privateToken}\n`);
  },
};
