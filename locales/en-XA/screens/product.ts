import { product as english } from '../../en/screens/product.ts';
import { pseudo } from '../pseudo.ts';

export const product = pseudo(english);

// The route of the screen brings them as its handle (app/routes.ts).
export { product as handle };
