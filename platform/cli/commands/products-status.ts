import { deleteProduct, setProductStatus } from '../../catalogue/change-listing.ts';
import { CommandFailure, positional, type ShopCommand } from '../command.ts';

const HANDLE = { name: 'HANDLE', help: 'The last part of its address; `products export` shows them' };

export const productsUnpublish: ShopCommand = {
  path: ['products', 'unpublish'],
  summary: 'Take a product off sale; it stays as a draft',
  positionals: [HANDLE],
  notes: ['Nobody sees it or buys it, also not from a cart. `products publish` puts it back.'],
  examples: ['products unpublish dell-latitude-7490'],
  async run(input, { context, output }) {
    const handle = positional(input, 0);
    if (!(await setProductStatus(context, handle, 'draft'))) throw missing(handle);
    output.write(`${handle} is a draft now.\n`);
  },
};

export const productsPublish: ShopCommand = {
  path: ['products', 'publish'],
  summary: 'Put a draft on sale',
  positionals: [HANDLE],
  examples: ['products publish dell-latitude-7490'],
  async run(input, { context, output }) {
    const handle = positional(input, 0);
    if (!(await setProductStatus(context, handle, 'active'))) throw missing(handle);
    output.write(`${handle} is on sale now.\n`);
  },
};

export const productsDelete: ShopCommand = {
  path: ['products', 'delete'],
  summary: 'Remove a product for good',
  positionals: [HANDLE],
  notes: ['Orders keep what they say of it. `products unpublish` only hides it.'],
  examples: ['products delete dell-latitude-7490'],
  async run(input, { context, output }) {
    const handle = positional(input, 0);
    if (!(await deleteProduct(context, handle))) throw missing(handle);
    output.write(`${handle} is gone.\n`);
  },
};

function missing(handle: string): CommandFailure {
  return new CommandFailure(`There is no product ${handle}; \`products export\` shows the handles that are there.`);
}
