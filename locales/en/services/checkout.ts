import type { checkout as greek } from '#locales/el/services/checkout.ts';
import { remoteNote } from '../pages/remote-note.ts';

export const checkout: typeof greek = {
  pageTitle: 'Checkout',
  errorTitle: 'To correct',

  contact: 'Contact',
  delivery: 'Delivery',
  shippingMethod: 'Shipping method',
  document: 'Receipt or invoice',
  payment: 'Payment',
  optional: '(optional)',
  labels: {
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    address1: 'Street and number',
    address2: 'Floor, doorbell',
    postcode: 'Postcode',
    city: 'City',
    phone: 'Phone',
    locker: 'Locker',
    invoiceName: 'Company name',
    invoiceTaxNumber: 'Tax number (ΑΦΜ)',
    invoiceTaxOffice: 'Tax office (ΔΟΥ)',
    invoiceProfession: 'Profession',
    invoiceAddress: 'Registered address',
    cardNumber: 'Card number',
    cardExpiry: 'Expiry (MM/YY)',
    cardCvc: 'CVC',
  },
  hints: {
    email: 'This is where the confirmation goes.',
    phone: 'Only for the courier.',
    collectorPhone: 'We tell you when the order is ready.',
    cardCvc: 'Three digits, on the back. Amex: four, on the front.',
  },
  marketing: 'Tell me about new arrivals',
  collector: 'Who collects it',
  deliveries: (locker, place) => ({
    courier: { title: 'Courier, to your door', note: 'To the address you give below.' },
    locker: {
      title: `${locker} locker`,
      note: 'Near your address. A message tells you where it is, and the code.',
    },
    pickup: { title: 'Collect from the shop', note: place },
  }),
  lockers: {
    chosenBelow: 'You choose it below. A message brings you the code.',
    choose: 'Choose a locker',
    postcodeFirst: 'Enter your postcode first',
    hint: 'Those nearest to your postcode. A message brings you the code that opens it.',
    show: 'Show lockers near my postcode',
  },
  readyOn: (dates) => `Ready ${dates}`,
  islands: (date) => `To islands by ${date}`,
  remote: remoteNote,
  receipt: 'Receipt',
  invoice: 'Invoice',
  invoiceHint: 'With tax number, tax office and profession',
  company: {
    find: 'Fill in from the tax number',
    hint: 'Writes the company name and registered address as VIES has them, the public register of the European Commission.',
    filled: 'We wrote what the register has. Please check that it is right.',
    same: 'The register has nothing to add.',
    unknown: 'The register does not have this number. If it is right, please fill in the details yourself.',
    unavailable: 'The register does not answer right now. Please fill in the details yourself.',
    tooMany: 'There were many searches from your connection. Please fill in the details yourself.',
  },
  codOnly: (limit) => `Cash on delivery is possible only to your door and for totals below ${limit} with its fee.`,
  methods: {
    cod: { title: 'Cash on delivery', note: 'You pay the courier in cash when you receive the parcel.' },
    transfer: {
      title: 'Bank transfer',
      note: 'After the order we give you the account number. We send the parcel when the money is there.',
    },
    pickup: { title: 'Pay in the shop', note: 'By card or in cash, when you collect.' },
  },
  cardOrIris: 'Card or IRIS',
  installments: (count, each) => `Up to ${count} interest-free instalments of ${each}`,
  testPaymentTitle: 'Test payment.',
  testPayment:
    'No card is charged. Number 1 or 4242\u00a04242\u00a04242\u00a04242: approved, once you confirm it at the bank. 2:\u00a0declined. 3:\u00a0gateway error. ' +
    'Any expiry in the future, any CVC.',
  pay: (total) => `Order with obligation to pay, ${total}`,
  paying: 'Taking you to the payment…',
  termsBefore: 'By ordering you accept the',
  termsLink: 'terms',
  termsBetween: (days) => `. You have ${days}\u00a0days to`,
  withdrawalLink: 'withdraw',
  termsAfter: '.',
  help: 'A question before you pay?',
  harmonisedNotice: 'Harmonised EU notice on the legal guarantee: every product has a legal guarantee of two years.',

  summary: 'Your order',
  pieces: (count) => (count === 1 ? '1\u00a0piece' : `${count}\u00a0pieces`),
  piecesShort: (count) => (count === 1 ? '1 pc' : `${count} pcs`),
  discountLabel: 'Discount code',
  apply: 'Apply',
  remove: 'Remove',
  removeDiscount: (code) => `Remove the code ${code}`,
  subtotal: 'Subtotal',
  discount: (code, percent) => `Discount ${code}${percent === null ? '' : ` (${percent}%)`}`,
  shipping: 'Shipping',
  paymentFee: 'Cash on delivery',
  noMethod: 'There is no way to pay for this order. Please write to us.',
  free: 'Free',
  total: 'Total',
  net: 'Net',
  vat: (percent) => `of which VAT ${percent}%`,
  marginScheme: 'Margin scheme, second-hand goods',
  soldOut: 'Just sold out.',
  fewLeft: (stock) => (stock === 1 ? '1 piece is left.' : `${stock} pieces are left.`),
  keepStock: (stock) => `Keep ${stock}`,
  removeLine: (name) => `Remove from the order: ${name}`,
  keepLine: (name, stock) => `Keep ${stock} of: ${name}`,

  errorSummary: (count) => (count === 1 ? 'One field needs correcting' : `${count} fields need correcting`),
  tooLong: 'This text is too long. Please shorten it.',
  errors: {
    email: {
      required: 'Enter your e-mail address.',
      format: 'Check the e-mail address, e.g. maria@example.gr.',
      dots: 'Check the dots in the e-mail address: none can be first, last or next to another.',
    },
    firstName: { required: 'Enter your first name.' },
    lastName: { required: 'Enter your last name.' },
    address1: { required: 'Enter street and number.' },
    address2: {},
    postcode: {
      required: 'Enter the postcode.',
      format: 'A postcode has five digits, e.g. 546 24.',
      unknown: 'There is no such postcode. Please check it.',
    },
    city: { required: 'Enter the city.' },
    phone: {
      required: 'Enter a phone number for the courier.',
      format: 'Check the number, e.g. 694 000 0000. One of another country begins with its code, e.g. +357.',
    },
    locker: { required: 'Choose a locker.' },
    invoiceName: { required: 'Enter the company name for the invoice.' },
    invoiceTaxNumber: {
      required: 'Enter the tax number.',
      format: 'A tax number has nine digits, and this one does not add up. Please check it.',
    },
    invoiceTaxOffice: { required: 'Enter the tax office.' },
    invoiceProfession: { required: 'Enter the profession.' },
    invoiceAddress: { required: 'Enter the registered address.' },
    cardNumber: { required: 'Enter the card number.', format: 'Check the card number.' },
    cardExpiry: {
      required: 'Enter when the card expires.',
      format: 'Enter month and year, e.g. 03/29.',
      expired: 'This card has expired. Try another one.',
    },
    cardCvc: { required: 'Enter the CVC.', format: 'A CVC has three or four digits.' },
  },
  refusals: {
    too_many: 'Too many codes that do not exist were tried. Wait a few minutes, or ask us.',
    empty: 'Enter your code.',
    not_found: (code) => `There is no code “${code}”.`,
    not_started: (code) => `The code “${code}” is not valid yet.`,
    expired: (code) => `The code “${code}” has expired.`,
    used_up: (code) => `The code “${code}” has been used up.`,
    below_minimum: (code) => `The code “${code}” is for larger orders.`,
    not_first_order: (code) => `The code “${code}” is for a first order only.`,
    another_applies: (code) => `The code “${code}” cannot be combined with another one.`,
  },
  meant: (email) => `Did you mean ${email}?`,
  notices: {
    declined: {
      title: 'The bank did not approve the payment',
      text: 'You were not charged, and what you typed is still here. Try another card or ask your bank.',
    },
    failed: {
      title: 'The payment did not go through',
      text: 'The payment provider is not answering properly. No money was taken, and what you typed is still here. Try again shortly.',
    },
    unknown: {
      title: 'We got no answer about the payment',
      text: 'Press the order button again shortly: it is charged only once.',
    },
    cancelled: {
      title: 'The payment was not completed',
      text: 'You were not charged and everything you typed is still here. Go on whenever you like.',
    },
    expired: {
      title: 'The time for the payment is over',
      text: 'You were not charged, and the goods are no longer held for you. If they are still available, press the order button again.',
    },
    changed: {
      title: 'Something changed before the payment',
      text: 'You were not charged. If you agree with the new total, press the order button again.',
    },
    unavailable: {
      title: 'Something is no longer available',
      text: 'You were not charged. Correct your order and go on.',
    },
    confirm: {
      title: 'Confirm the order from your e-mail',
      text: 'An order that is paid later needs one confirmation: we have sent you a message. Open its link and press the order button again. Paying by card needs none.',
    },
    confirmed: {
      title: 'Your e-mail is confirmed',
      text: 'See that everything is right, and press the order button again.',
    },
    emailTypo: {
      title: 'Check your e-mail address',
      text: 'You were not charged. Correct it or, if it is right, press the order button again.',
    },
    tooManyOrders: {
      title: 'Many unpaid orders from here',
      text: 'No further order was placed, and what you typed is still here. Pay by card, or call us and we place it for you.',
    },
    tooMany: {
      title: 'Many payments were started from here',
      text: 'You were not charged, and what you typed is still here. Wait a few minutes and press the order button again, or call us.',
    },
  },
  underWay: {
    title: 'Your payment is under way',
    text: (time) =>
      time === null
        ? 'The goods are not held: whoever pays first gets them. Go on with the payment or choose another way.'
        : `We hold the goods for you until ${time}. Go on with the payment or choose another way.`,
  },
  pendingPayment: {
    title: 'We are waiting for your bank',
    text: (time) =>
      time === null
        ? 'As soon as it answers we send you the confirmation; there is no need to pay again. If the goods have been sold meanwhile, you are not charged.'
        : `As soon as it answers we send you the confirmation. We hold the goods for you until ${time}; there is no need to pay again.`,
  },
  continuePayment: 'Go on with the payment',
  checkPayment: 'Check the payment',
  leavePayment: 'Cancel the payment',

  testGateway: {
    sign: 'Test payment provider',
    pageTitle: 'Pay by card',
    amount: 'Amount',
    payBefore: (time) => `You can pay until ${time}.`,
    pay: (amount) => `Pay ${amount}`,
    leave: 'Back to the shop without paying',
    bankTitle: 'Your bank asks for confirmation',
    bankText:
      'Here the bank asks you to confirm that it is you who pays (3-D Secure), usually in its app. Choose what happens.',
    approve: 'I confirm the payment',
    approveStay: 'I confirm, but do not go back to the shop',
    decline: 'The bank declines the payment',
    fail: 'The bank’s page does not work',
    over: {
      authorized: 'The payment was approved',
      declined: 'The payment was declined',
      failed: 'The payment did not happen',
      cancelled: 'The payment was cancelled',
      expired: 'The time for the payment is over',
    },
    overText: 'The shop learns the outcome whether you go back or not.',
    back: 'Back to the shop',
  },

  changes: {
    price: (name, from, to) => `${name}: the price changed, ${from} to ${to}.`,
    quantity: (name, from, to) => `${name}: ${from} pcs became ${to}.`,
    added: (name) => `Added to the cart: ${name}.`,
    removed: 'One product is no longer in the cart.',
    discountLost: (code) => `The code ${code} no longer applies.`,
    discountNew: (code) => `The code ${code} was applied.`,
    deliveryGone: 'The delivery you chose is not possible for this order.',
    paymentGone: 'The way of paying you chose is not possible for this order.',
    paymentFee: (from, to) => `Cash on delivery: from ${from} to ${to}.`,
    shipping: (from, to) => `Shipping: ${from} to ${to}.`,
    total: (from, to) => `Total: ${from} to ${to}.`,
    totalUnseen: (to) => `The total is ${to}.`,
    soldOut: (name) => `${name}: just sold out.`,
    fewLeft: (name, stock) => `${name}: ${stock === 1 ? '1 piece is left' : `${stock} pieces are left`}.`,
  },

  empty: {
    title: 'Your cart is empty',
    text: 'There is nothing to pay for.',
  },

  thanks: {
    notes: 'Your notes',
    pageTitle: (number) => `Order #${number}`,
    title: (number) => `Order #${number} is confirmed`,
    lead: (email) => `Thank you. All the details are on their way to ${email}.`,
    pendingTitle: (number) => `We have your order #${number}`,
    pendingLead: (email) =>
      `Thank you. Your bank has set the amount aside and the payment is being completed. We then confirm the order to ${email}.`,
    sentTitle: (number) => `Order #${number} has been shipped`,
    sentLead: 'The parcel is with the carrier. Look at the box before you sign.',
    collectedTitle: (number) => `You have collected order #${number}`,
    collectedLead: 'You took it from our shop. Thank you for trusting us.',
    releasedTitle: (number) => `You are not charged for order #${number}`,
    releasedLead: (amount) =>
      `The amount of ${amount} had only been set aside on your card, and it has been released. No money was taken.`,
    refundingTitle: (number) => `Refund for order #${number}`,
    refundingLead: (amount, email) =>
      `We have asked for ${amount} to be returned the way you paid. Once it is done, we write to ${email}.`,
    refundedTitle: (number) => `The money for order #${number} has been returned`,
    refundedLead: {
      online: (amount) =>
        `We returned ${amount} the way you paid. Your bank usually needs a few working days to show it.`,
      transfer: (amount) =>
        `We returned ${amount} by bank transfer. It usually reaches your account within one or two working days.`,
      cod: (amount) => `We returned ${amount}, the way we agreed with you. If you have not received it, write to us.`,
      pickup: (amount) =>
        `We returned ${amount}, the way we agreed with you. If you have not received it, write to us.`,
    },
    awaitedTitle: (number) => `We have received order #${number}`,
    awaited: {
      transfer: {
        lead: (amount, email, until) =>
          `Thank you. We hold the goods for you until ${until}. As soon as ${amount} reach our account, we confirm the order to ${email}.`,
        title: 'We are waiting for your transfer',
      },
      cod: {
        lead: (amount, email, _until) =>
          `Thank you. You will pay ${amount} to the courier when you receive the parcel. We are sending all the details to ${email}.`,
        title: 'You pay the courier',
      },
      pickup: {
        lead: (amount, email, _until) =>
          `Thank you. You will pay ${amount} in the shop when you collect. We are sending all the details to ${email}.`,
        title: 'You pay in the shop',
      },
    },
    awaitedUntil: (until) => `Until ${until}. After that the order is cancelled.`,
    afterMoney: (from, to) => `${from}–${to} working days after the payment has come.`,
    cancelledTitle: (number) => `Order #${number} was cancelled`,
    cancelledLead:
      'You have paid nothing, and we no longer hold the goods. If you still want them, please order again.',
    cancelled: 'The order was cancelled',
    preparingRest: 'We are preparing the rest',
    sentOf: (sent, ordered) => `${sent} of ${ordered} sent`,
    waivedOf: (waived, ordered) => `${waived} of ${ordered} taken off`,
    refundedOf: (refunded, ordered) => `${refunded} of ${ordered} refunded`,
    refundedPart: 'A part of the money was returned',
    preparingPickup: 'We are preparing the order',
    readyToCollect: 'Ready to collect',
    collected: 'You collected it from the shop',
    arrivesAtLocker: 'It arrives at the locker',
    lockerText: (place) =>
      place
        ? `Your locker: ${place}. When the parcel is there, a message brings you the code.`
        : 'When it is there, a message tells you where the locker is, and the code.',
    next: 'What happens next',
    happened: 'What happened',
    paid: 'The payment was approved',
    received: 'We have received the payment',
    paying: 'The payment is being completed',
    payingText: 'You do not need to do anything. Please do not order again.',
    preparing: 'We get the parcel ready',
    preparingText: (place) => `A last check in our warehouse ${place}.`,
    leaves: (carrier) => `It leaves with ${carrier}`,
    leavesText: 'If nobody answers the door, the courier calls the number you gave.',
    left: (carrier) => `It left with ${carrier}`,
    trackingNumber: (number) => `Tracking number: ${number}`,
    track: 'Track the parcel',
    arrives: 'It arrives at your door',
    released: 'The amount on your card has been released',
    releasedText:
      'No parcel is sent. Depending on the bank, the amount may still show as pending for a few working days.',
    refunding: 'The money is being returned',
    refunded: 'The money has been returned',
    notSent: 'No parcel is sent.',
    address: 'Delivery address',
    toLocker: 'Delivery to a locker',
    collector: 'Collected by',
    withdrawalText: (days, { isCollected, isRest }) =>
      `${isRest ? 'For the rest you' : 'You'} have ${days}\u00a0days from ${isCollected ? 'the day you collect' : 'delivery'} to`,
    returnBegun: (id) => `Return ${id} is open; its steps are above.`,
    help: 'Call us or write to us:',
    helpByMail: 'Write to us:',
    store: 'See more products',
    print: 'Print the order',
  },
};
