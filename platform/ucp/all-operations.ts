import { cartOperations } from './cart-operations.ts';
import { checkoutOperations } from './checkout-operations.ts';
import { catalogueOperations, type Operation, ownOperations } from './operations.ts';
import { orderOperations } from './order-operations.ts';

/** Those that the owner switched off are answered too: as a capability that is not agreed. */
export const OPERATIONS: readonly Operation[] = [
  ...catalogueOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...ownOperations,
];
