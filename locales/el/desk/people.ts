export const customers = {
  lead: 'Ό,τι υπάρχει για ένα άτομο, με το e-mail του. Βεβαιωθείτε ότι το ζητά το ίδιο.',
  search: 'E-mail του πελάτη',
  none: 'Δεν υπάρχει τίποτα με αυτή τη διεύθυνση.',
  account: 'Λογαριασμός',
  consent: 'Δέχεται νέα',
  messages: 'Μήνυμα',
  orders: 'Παραγγελίες',
  yes: 'ναι',
  no: 'όχι',
  export: 'Εξαγωγή όλων των δεδομένων',
  erase: {
    title: 'Διαγραφή δεδομένων…',
    text: (email: string) =>
      `Λογαριασμός, διευθύνσεις, καλάθια και e-mail για ${email} διαγράφονται οριστικά. Παραγγελίες και υπαναχωρήσεις μένουν όσο ζητά ο νόμος.`,
    submit: 'Ναι, διαγραφή',
  },
};

export const messages = {
  none: 'Κανένα μήνυμα.',
  answers: (count: number) => (count === 1 ? 'απαντήθηκε' : `${count} απαντήσεις`),
  reply: 'Απάντηση…',
  text: 'Η απάντησή σας',
  send: 'Αποστολή απάντησης',
  close: 'Δεν χρειάζεται απάντηση',
};

export const mails = {
  waiting: 'Δεν έχουν φύγει',
  all: 'Όλα',
  none: 'Κανένα e-mail δεν περιμένει.',
  subject: 'Θέμα',
  to: 'Προς',
  written: 'Γράφτηκε',
  state: 'Κατάσταση',
  tries: (count: number) => (count === 1 ? '1 προσπάθεια' : `${count} προσπάθειες`),
  again: 'Νέα προσπάθεια',
  why: {
    EXPIRED: 'δεν είχε πια νόημα να σταλεί',
    ECONNECTION: 'δεν απαντά ο διακομιστής e-mail',
    ECONNREFUSED: 'δεν απαντά ο διακομιστής e-mail',
    ETIMEDOUT: 'δεν απαντά ο διακομιστής e-mail',
    ESOCKET: 'δεν απαντά ο διακομιστής e-mail',
    EDNS: 'δεν βρίσκεται ο διακομιστής e-mail',
    EAUTH: 'ο διακομιστής e-mail δεν δέχεται τους κωδικούς του καταστήματος',
    EENVELOPE: 'ο διακομιστής e-mail δεν δέχεται τη διεύθυνση',
    EMESSAGE: 'ο διακομιστής e-mail δεν δέχεται το μήνυμα',
    other: 'ο διακομιστής e-mail αρνήθηκε',
  },
};

export const codes = {
  code: 'Κωδικός',
  off: 'Έκπτωση',
  conditions: 'Όροι',
  until: 'Έως',
  used: 'Χρήσεις',
  usedOf: (count: number) => `${count} από`,
  from: (amount: string) => `από ${amount}`,
  first: 'μόνο στην πρώτη παραγγελία',
  over: 'έληξε',
  none: 'Δεν υπάρχει ακόμη κωδικός.',
  stop: 'Παύση',
  add: {
    title: 'Νέος κωδικός…',
    percent: 'Ποσοστό %',
    amount: 'Ή ποσό, ευρώ',
    minimum: 'Ελάχιστη αξία, ευρώ',
    limit: 'Μέγιστες χρήσεις',
    from: 'Πρώτη ημέρα',
    to: 'Τελευταία ημέρα',
    submit: 'Προσθήκη κωδικού',
  },
};
