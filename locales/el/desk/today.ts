export const today = {
  nothing: 'Τίποτα δεν περιμένει.',
  work: {
    toPack: 'για συσκευασία',
    awaitingMoney: 'περιμένουν χρήματα',
    withdrawals: 'υπαναχωρήσεις χωρίς απάντηση',
    messages: 'μηνύματα χωρίς απάντηση',
    returns: 'επιστροφές προς παραλαβή',
    fewLeft: 'με τα τελευταία τεμάχια',
    failedMails: 'e-mail που δεν έφυγαν',
  },
  sales: 'Πωλήσεις',
  lastDays: (days: number) => `Τελευταίες ${days} ημέρες:`,
  asTable: 'Ανά ημέρα',
  day: 'Ημέρα',
  amount: 'Ποσό',
  family: 'Σειρά',
  pieces: 'Τεμ.',
  noSales: 'Καμία πώληση σε αυτές τις ημέρες.',
  missing: (count: number) =>
    count === 1 ? 'Λείπει ένα πράγμα από το κατάστημα' : `Λείπουν ${count} πράγματα από το κατάστημα`,
};
