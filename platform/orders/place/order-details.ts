import type { DeliveryMethodId } from '#domain/delivery/delivery-methods.ts';
import type { DeliveryAddress } from '#domain/delivery/postal-address.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';

/** Who a τιμολόγιο (invoice) is made out to. */
export interface InvoiceParty {
  name: string;
  /** ΑΦΜ, nine digits. */
  taxNumber: string;
  /** ΔΟΥ */
  taxOffice: string;
  profession: string;
  address: string;
}

/** The buyer's decisions about an order; the shop computes every price. */
export interface OrderDetails {
  /** As it was typed, checked; compared only after folding. */
  email: string;
  acceptsMarketing: boolean;
  address: DeliveryAddress;
  /** Null means a receipt (απόδειξη). */
  invoice: InvoiceParty | null;
  language: ContentLanguage;
  /** By courier when it is not said. */
  deliveryMethod?: DeliveryMethodId;
}
