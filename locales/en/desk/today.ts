export const today = {
  nothing: 'Nothing is waiting.',
  work: {
    toPack: 'to pack',
    awaitingMoney: 'awaiting money',
    withdrawals: 'withdrawals unanswered',
    messages: 'messages unanswered',
    returns: 'returns to receive',
    fewLeft: 'down to the last pieces',
    failedMails: 'e-mails that did not leave',
  },
  sales: 'Sales',
  lastDays: (days: number) => `Last ${days} days:`,
  asTable: 'By day',
  day: 'Day',
  amount: 'Amount',
  family: 'Series',
  pieces: 'Pcs',
  noSales: 'No sales in these days.',
  missing: (count: number) =>
    count === 1 ? 'One thing is missing in the shop' : `${count} things are missing in the shop`,
};
