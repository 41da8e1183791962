export const frame = {
  desk: 'desk',
  skip: 'Skip to content',
  rooms: 'Pages of the desk',
  leave: 'Sign out',
  search: 'Search',
  optional: '(optional)',
  missing: 'There is no such page',
  missingText: 'The address leads nowhere, or what it showed is gone.',
  failed: 'The page did not open',
  failedText: 'Something went wrong and is in the log. Try again in a moment.',
  noRight: 'For the owner only',
  noRightText: 'Your role does not open this page. Ask the owner for it.',
};

export const rooms = {
  today: 'Today',
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
  messages: 'Messages',
  codes: 'Codes',
  mails: 'E-mails',
  settings: 'Settings',
};

export const jobs = {
  going: 'It goes on if you leave this page.',
  begun: 'It has begun…',
  look: 'How far is it?',
  back: 'Back',
};

export const roles = { owner: 'owner', packer: 'packer' };
