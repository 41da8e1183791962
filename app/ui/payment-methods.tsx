import { shop } from '#shop.config';
import { Icon } from './icon.tsx';

/**
 * What the shop accepts, as one picture of small cards of our own drawing: no foreign logo stands in for trust, and the
 * list is the one of `shop.config.ts`.
 */
export function PaymentMethods() {
  return (
    <span className="methods" role="img" aria-label={shop.paymentMethods.join(', ')}>
      {shop.paymentMethods.map((method) => (
        <span key={method} className="methods__card">
          <Icon name="card" />
          {method}
        </span>
      ))}
    </span>
  );
}
