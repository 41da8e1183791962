import type { noScript as greek } from '../../el/pages/no-script.ts';

export const noScript: typeof greek = {
  text: 'Without JavaScript you order one product at a time, without an account.',
  link: 'For more, write to us',
};
