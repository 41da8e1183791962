import { shop } from '#shop.config';
import type * as greek from '../../el/services/mails.ts';
import { remoteNote } from '../pages/remote-note.ts';

export const mail: typeof greek.mail = {
  contact: 'Something not right?',
  contactText: (hasPhone) => (hasPhone ? 'Reply to this e-mail or call us:' : 'Reply to this e-mail or write to us:'),
  terms: 'Terms of sale',
  withdrawal: 'Return a product (withdrawal)',
  taxNumber: 'Tax number (ΑΦΜ)',
  taxOffice: 'Tax office (ΔΟΥ)',
  registry: 'Registry no. (ΓΕΜΗ)',
};

export const confirmationMail: typeof greek.confirmationMail = {
  subject: (number) => `Your order #${number} is confirmed`,
  heading: 'Your order is confirmed',
  lead: 'Thank you. Your payment was approved and we are getting your order ready.',
  leadReceived: 'Thank you. We have received your payment and are getting your order ready.',
  arrives: 'In your hands',
  afterPayment: (from, to) => `${from}–${to} working days after the payment has come.`,
  ready: 'Ready to collect from the shop',
  locker: (carrier, isChosen) =>
    isChosen
      ? `With ${carrier}, to the locker that you chose. When it is there, a message brings you the code.`
      : `With ${carrier}, to a locker near your address. When it is there, a message tells you where, and the code.`,
  remote: remoteNote,
  carrier: (carrier) => `By ${carrier} courier, to your door. If nobody answers, they call the number you gave.`,
  receipt: 'Retail receipt',
  withdrawalText: (days, isCollected) =>
    `You have ${days} days from ${isCollected ? 'the day you collect' : 'delivery'} to withdraw, without giving a reason. Declare it on the page below, no account ` +
    'needed, with the order number and this e-mail address; we send you a dated acknowledgement at once. ' +
    'You get your money back within 14 days of your declaration, once we have the device or proof that you sent it. ' +
    'The cost of sending it back is yours.',
  warranty: 'Warranty',
  warrantyText: (months, batteryMonths) =>
    `${months} months of warranty from us, ${batteryMonths} months for the battery. The legal guarantee holds apart from it and is not limited.`,
};

export const confirmOrderMail: typeof greek.confirmOrderMail = {
  subject: 'Confirm your order',
  heading: 'Is this order yours?',
  lead: 'Somebody typed this address into an order that is paid later. If it was you, open it and press its button again.',
  action: 'Open the order',
  note: 'If it was not you, do nothing: without your confirmation there is no order.',
};

export const draftMail: typeof greek.draftMail = {
  subject: 'Your order is waiting to be paid',
  heading: 'Your order is ready',
  lead: (amount, until) =>
    `We have prepared it as agreed. Check that everything is right and pay ${amount}. We hold the goods for you until ${until}.`,
  action: 'Check and pay',
  note: 'If you did not ask us for an order, do nothing: without payment there is no order.',
};

export const receivedMail: typeof greek.receivedMail = {
  subject: (number) => `We have received your order #${number}`,
  heading: 'We have received your order',
  leads: {
    transfer: (amount, until) =>
      `Thank you. We hold the goods for you until ${until}. As soon as ${amount} reach our account, we confirm the order and prepare the parcel.`,
    cod: (amount) =>
      `Thank you. We are preparing your parcel. You will pay ${amount} to the courier when you receive it.`,
    pickup: (amount) =>
      `Thank you. We are preparing your order. You will pay ${amount} in the shop when you collect it.`,
  },
  due: (until) => `To be transferred by ${until}`,
  transfer: 'For your transfer',
  bank: 'Bank',
  beneficiary: 'Payee',
  amount: 'Amount',
  reason: 'Reference',
  reasonText: (number) => `Order ${number}`,
  reasonNote:
    'Write exactly this reference, so that we find your payment. A transfer usually takes one to two working days.',
  reminder: {
    subject: (number) => `We are still waiting for the transfer for order #${number}`,
    heading: 'We are still waiting for your transfer',
    lead: (amount, until) =>
      `We have not seen ${amount} in our account yet. We hold the goods for you until ${until}. If you have already paid, there is nothing to do.`,
  },
  paid: {
    subject: (number) => `We have received the payment for order #${number}`,
    heading: 'We have received your payment',
    lead: (amount) => `Thank you. We have received ${amount}, and your order is paid in full.`,
    partly: (amount, rest) => `Thank you. We have received ${amount}. To complete the order, ${rest} are left.`,
  },
  cancelled: {
    subject: (number) => `Order #${number} was cancelled`,
    heading: 'Your order was cancelled',
    unpaid:
      'The payment did not come in the time we had named, and we no longer hold the goods. If you still want them, please order again. If you have only just paid, write to us and we return the money.',
    other: 'You have paid nothing, and there is nothing to do. If this is a mistake, write to us.',
    refunded:
      'The money you paid has been returned, and the order is closed. There is nothing to do. If this is a mistake, write to us.',
  },
};

export const shipmentMail: typeof greek.shipmentMail = {
  subject: (number) => `Your order #${number} has been shipped`,
  partSubject: (number) => `A part of your order #${number} has been shipped`,
  heading: 'Your parcel is on\u00A0its\u00A0way',
  lead: (carrier) => `We handed it to ${carrier}. If nobody answers the door, they call the number you gave.`,
  mended: {
    subject: (number) => `The right tracking number for your order #${number}`,
    heading: 'The right number for your\u00A0parcel',
    lead: 'We had sent you the wrong details, and we are sorry. Your parcel is the same; these will find it.',
  },
  parcel: 'The parcel',
  carrier: (carrier) => `Carrier: ${carrier}`,
  trackingNumber: (number) => `Tracking number: ${number}`,
  arrival: 'When it arrives',
  arrivalText: `Look at the box before you sign. If it is dented or opened, write it on the courier’s slip and send us a photo.${shop.extras.insuredTransport ? ' The transport is insured.' : ''}`,
  withdrawalText: (days) => `You have ${days} days from delivery to withdraw, without giving a reason.`,
};

export const editedMail: typeof greek.editedMail = {
  subject: (number: number) => `The details of your order #${number} changed`,
  heading: 'The details of your order changed',
  lead: 'This is what it says now. If something is not right, answer this message before the parcel leaves.',
  leadFormer:
    'The order has another e-mail address now, and we send nothing more about it to this one. If you did not ask for that, answer at once.',
  email: 'E-mail',
  note: 'Notes',
  lines: {
    subject: (number) => `The products in your order #${number} have changed`,
    heading: 'The products in your order have changed',
    leads: {
      transfer: (amount, until) =>
        `This is your order now. Please transfer ${amount} by ${until}. If you have already transferred the previous amount, or something is not as we agreed, reply to this message.`,
      cod: (amount) =>
        `This is your order now. You will pay ${amount} to the courier when you receive it. If something is not as we agreed, reply to this message before the parcel leaves.`,
      pickup: (amount) =>
        `This is your order now. You will pay ${amount} in the shop when you collect it. If something is not as we agreed, reply to this message.`,
    },
  },
};

export const refundMail: typeof greek.refundMail = {
  mereAmount: 'An amount of the order; the products stay as they are.',
  refunded: {
    goods: 'What the refund is for',
    subject: (number) => `Refund for order #${number}`,
    heading: 'Your money is on\u00A0its\u00A0way\u00A0back',
    label: 'Refund',
    ways: {
      online: {
        lead: (amount) => `We returned ${amount} the way you paid.`,
        note: 'Your bank usually needs a few working days to show it. If you do not see it, write to us and we will look into it together.',
      },
      transfer: {
        lead: (amount) => `We returned ${amount} by bank transfer.`,
        note: 'It usually reaches your account within one or two working days. If you do not see it, write to us and we will look into it together.',
      },
      cod: {
        lead: (amount) => `We returned ${amount}, the way we agreed with you.`,
        note: 'You paid the courier. If you have not received the money, reply to this message.',
      },
      pickup: {
        lead: (amount) => `We returned ${amount}, the way we agreed with you.`,
        note: 'You paid in the shop. If you have not received the money, reply to this message.',
      },
    },
  },
  released: {
    subject: (number) => `You are not charged for order #${number}`,
    heading: 'You are not charged',
    lead: (amount) =>
      `The amount of ${amount} had only been set aside on your card, and it has been released. No money was taken.`,
    label: 'Released',
    note: 'Depending on the bank, the amount may still show as pending for a few working days.',
  },
  waived: {
    goods: 'What you do not pay',
    subject: (number) => `New amount for order #${number}`,
    heading: 'You pay less',
    lead: (amount) => `We have taken the products below off your order. ${amount} is left to pay.`,
    label: 'Left to pay',
    note: 'If you have paid more already, reply to this message and we return the difference.',
  },
};

export const returnMail: typeof greek.returnMail = {
  label: 'Write on the parcel',
  code: (id, number) => (id === null ? `Order ${number}` : `Return ${id}, order ${number}`),
  see: 'See your return',
  goods: 'What you return',
  next: 'What happens then',
  nextText:
    'When the parcel has arrived and we have inspected it, we return the money in the way you paid, and write to you. Your order’s page shows each step.',
  opened: {
    subject: (number) => `Return for order #${number}`,
    heading: 'We are expecting your return',
    lead: 'We have noted the return. Send us the goods below, well packed, with any carrier you like.',
  },
  sent: {
    subject: (number) => `Your return is on its way, order #${number}`,
    heading: 'Your parcel is on its way to us',
    lead: (tracking) =>
      tracking === ''
        ? 'We have noted that you sent the parcel. Please keep the receipt until we write to you.'
        : `We have noted that you sent the parcel, tracking number ${tracking}. Please keep the receipt until we write to you.`,
  },
  received: {
    subject: (number) => `We have received the return for order #${number}`,
    heading: 'We have received your return',
    lead: 'The parcel has arrived and we have inspected it. We write to you about the money separately, when it is returned.',
  },
  declined: {
    subject: (number) => `The return for order #${number} does not go ahead`,
    heading: 'The return does not go ahead',
    lead: (why) =>
      `${why === '' ? 'We have looked at the order and cannot accept the return.' : why} If you disagree, reply to this e-mail.`,
  },
  page: {
    title: (id) => `Return ${id}`,
    requestedText: 'We are looking at the order and will write to you.',
    send: 'Send us the parcel',
    tracking: 'Tracking number (optional)',
    noteSent: 'I have sent it',
  },
};

const { warranty, contact } = shop;
/** Until the shop has written its street into `shop.config.ts`, it sends the address with its answer. */
const sendTo = contact.address.street ? '' : ', to the address that we send you by e-mail';

export const withdrawalMail: typeof greek.withdrawalMail = {
  fields: { name: 'Name', email: 'E-mail', orderNumber: 'Order', items: 'Items' },
  statementLabel: 'Your statement',
  unreadable: 'The form could not be read. Please send it again.',
  wrong: (names) => `To be corrected: ${names}.`,
  tooOften: 'Many statements were sent from here. Try again in a few minutes, or send us an e-mail.',
  notSent: 'The statement was not recorded: something failed on our side. Try again, or send it by e-mail.',
  acknowledgementSubject: (order) => `Acknowledgement of withdrawal, order ${order}`,
  acknowledgementHeading: 'We have your withdrawal',
  acknowledgementLead: 'Keep this e-mail: it is the acknowledgement, with date and time.',
  send: {
    title: 'Send the device',
    text: (day: string) => `By ${day}${sendTo}. The cost of sending it back is yours.`,
    unsent: 'If it has not left us yet, there is nothing to send.',
  },
  refund: {
    title: 'Your money',
    text: (day: string) =>
      `You get it back by ${day}, the way you paid. We may wait until the device arrives, or proof that you sent\u00A0it.`,
  },
  term: {
    title: 'The term',
    text: `Whether the statement was made within ${warranty.returnDays} days of delivery is checked when we look at the order.`,
  },
  shopSubject: (order) => `Withdrawal, order ${order}`,
  shopHeading: 'Statement of withdrawal',
  shopNote: 'The refund is due within 14 days of this time. A reply to this e-mail goes to the customer.',
  shopOpened: (id) =>
    `Return ${id} was opened, and the customer knows where to send the parcel. When it arrives, note it:`,
  shopRequested: (id) =>
    `It was noted as return ${id} and waits for you: nothing has been sent yet, the time is over, or it is not clear which items are meant. All returns:`,
  shopNoReturn:
    'It fits no order (number and e-mail together), or all of it is coming back already. Open the return yourself, with the order’s number:',
  shopMustAcknowledge:
    'Please send the customer the acknowledgement: it was not sent by itself, because many went to this address.',
};

const { email } = shop.contact;

export const contactMail: typeof greek.contactMail = {
  time: 'Time',
  none: 'none',
  unreadable: 'The form could not be read. Please send it again.',
  wrong: (names) => `To be corrected: ${names}.`,
  tooOften: `Many messages were sent from here. Try again in a few minutes, or write to ${email}.`,
  notSent: `The message was not recorded: something failed on our side. Try again, or write to ${email}.`,
  shopHeading: (type) => `Message from the form: ${type}`,
  shopNote: 'A reply to this e-mail goes to the sender.',
  copySubject: (subject) => `We have your message: ${subject}`,
  copyLead: 'We answer on the same or the next working day. This is your copy.',
  receiptSubject: 'We have your message',
  receiptLead: 'We answer on the same or the next working day.',
  receiptNote:
    'Your text is not repeated here, because somebody else may have typed this address. When you write while logged in to your account, you get a full copy.',
  copyNote: 'If you did not send it, somebody typed your address by mistake and there is nothing you need to do.',
};

export const replyMail: typeof greek.replyMail = {
  lead: (date) => `Our answer to your message of ${date}.`,
};

export const accountNewsMail: typeof greek.accountNewsMail = {
  subject: { email: 'The e-mail of your account was changed', password: 'The password of your account was changed' },
  heading: { email: 'A new e-mail for your account', password: 'A new password for your account' },
  lead: {
    email: (time) =>
      `Your account has another e-mail since ${time}. All devices were logged out, and nothing about the account is sent to this address any more.`,
    password: (time) => `The password of your account was changed on ${time}. All devices were logged out.`,
  },
  note: 'If this was not you, reply to this message at once.',
};

export const resetMail: typeof greek.resetMail = {
  subject: `A new password for your ${shop.name.en} account`,
  heading: 'Set a new password',
  lead: 'Somebody, most likely you, asked for a new password for this e-mail address.',
  link: 'Set a new password',
  terms: (minutes) => `The link works for ${minutes} minutes, and only once.`,
  ignore: 'If it was not you, do nothing: your password stays as it is.',
};

export const alertMails: typeof greek.alertMails = {
  confirm: {
    subject: (name) => `Shall we write when the ${name} is back?`,
    heading: 'One confirmation',
    lead: (name) => `You asked to hear when we have the ${name} again. Press the button and we will write to you.`,
    link: 'Yes, write to me',
    once: 'One e-mail when it arrives, then we delete your address. The same link stops it whenever you like.',
    ignore: 'If this was not you, do nothing: we will not write again.',
  },
  back: {
    subject: (name) => `It is here: ${name}`,
    heading: 'What you were waiting for is here',
    lead: (name) => `We have the ${name} again. There are only a few, and we hold them for no one.`,
    link: 'See it',
    from: (price) => `from ${price}`,
    end: 'This was the one e-mail you asked for. Your address is off the list.',
  },
};
