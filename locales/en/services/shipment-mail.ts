import type { shipmentMail as greek } from '../../el/services/shipment-mail.ts';

export const shipmentMail: typeof greek = {
  subject: (number) => `Your order #${number} has been shipped`,
  heading: 'Your parcel is on\u00A0its\u00A0way',
  lead: (carrier) => `We handed it to ${carrier}. If nobody answers the door, they call the number you gave.`,
  parcel: 'The parcel',
  carrier: (carrier) => `Carrier: ${carrier}`,
  trackingNumber: (number) => `Tracking number: ${number}`,
  arrival: 'When it arrives',
  arrivalText:
    'Look at the box before you sign. If it is dented or opened, write it on the courier’s slip and send us a photo. The transport is insured.',
  withdrawalText: (days) => `You have ${days} days from delivery to withdraw, without giving a reason.`,
};
