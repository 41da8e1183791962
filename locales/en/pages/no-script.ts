import type { noScript as greek } from '../../el/pages/no-script.ts';

export const noScript: typeof greek = {
  text: 'The cart and the account do not work without JavaScript.',
  link: 'Write to us what you would like to order',
};
