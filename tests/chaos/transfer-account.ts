/** Loaded into a store before it starts, so that it can be paid by transfer; an owner writes his account into `shop.config.ts`. */
import { shop } from '#shop.config';

// The example of the Bank of Greece in ISO 13616's registry.
shop.payments.transfer.iban = 'GR1601101250000000012300695';
