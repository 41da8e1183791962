import { catalogue as english } from '../../en/screens/catalogue.ts';
import { pseudo } from '../pseudo.ts';

export const catalogue = pseudo(english);

// The route of the screen brings them as its handle (app/routes.ts).
export { catalogue as handle };
