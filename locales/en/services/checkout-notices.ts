import type { checkoutNotices as greek } from '../../el/services/checkout-notices.ts';

export const checkoutNotices: typeof greek = {
  not_found: {
    title: 'We could not find this cart',
    text: 'The link has expired or was not copied whole. Open your cart again in the shop.',
  },
  forbidden: {
    title: 'The form was sent from another site',
    text: 'For your safety we did not accept it. You were not charged. Open your cart again in the shop.',
  },
  bad_request: {
    title: 'The form cannot be read',
    text: 'You were not charged. Go back and send it again.',
  },
  server_error: {
    title: 'Something broke on our side',
    text: 'Go back and try again shortly. If you had pressed pay, an order is charged only once.',
  },
};
