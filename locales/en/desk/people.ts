export const customers = {
  lead: 'All that is held of a person, by e-mail. Be sure that the person asks for it themselves.',
  search: 'E-mail of the customer',
  none: 'There is nothing under this address.',
  account: 'Account',
  consent: 'Accepts news',
  messages: 'Message',
  orders: 'Orders',
  yes: 'yes',
  no: 'no',
  export: 'Export all data',
  erase: {
    title: 'Erase the data…',
    text: (email: string) =>
      `Account, addresses, carts and e-mails of ${email} go for good. Orders and withdrawals stay as long as the law asks.`,
    submit: 'Yes, erase',
  },
};

export const messages = {
  none: 'No messages.',
  answers: (count: number) => (count === 1 ? 'answered' : `${count} answers`),
  reply: 'Answer…',
  text: 'Your answer',
  send: 'Send the answer',
  close: {
    title: 'Needs no answer…',
    text: 'It leaves the desk for good. The e-mail in the shop’s mailbox stays.',
    submit: 'Yes, put it away',
  },
};

export const mails = {
  waiting: 'Not sent yet',
  all: 'All',
  none: 'No e-mail is waiting.',
  subject: 'Subject',
  to: 'To',
  written: 'Written',
  state: 'State',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  again: 'Try again',
  why: {
    EXPIRED: 'too late to be of use',
    ECONNECTION: 'the mail server does not answer',
    ECONNREFUSED: 'the mail server does not answer',
    ETIMEDOUT: 'the mail server does not answer',
    ESOCKET: 'the mail server does not answer',
    EDNS: 'the mail server is not found',
    EAUTH: 'the mail server refuses the shop’s password',
    EENVELOPE: 'the mail server refuses the address',
    EMESSAGE: 'the mail server refuses the message',
    other: 'the mail server refused',
  },
};

export const codes = {
  code: 'Code',
  off: 'Off',
  conditions: 'Conditions',
  until: 'Until',
  used: 'Uses',
  usedOf: (count: number) => `${count} of`,
  from: (amount: string) => `from ${amount}`,
  first: 'on a first order only',
  over: 'over',
  none: 'There is no code yet.',
  stop: { title: 'Stop…', text: 'Nobody can use it any more, and it does not start again.', submit: 'Yes, stop it' },
  add: {
    title: 'New code…',
    percent: 'Percentage',
    amount: 'Or amount, euros',
    minimum: 'Least value, euros',
    limit: 'Most uses',
    from: 'First day',
    to: 'Last day',
    submit: 'Add the code',
  },
};
