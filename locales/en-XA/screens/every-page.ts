import { everyPage as english } from '../../en/screens/every-page.ts';
import { pseudo } from '../pseudo.ts';

export const everyPage = pseudo(english);

// The route of the screen brings them as its handle (app/routes.ts).
export { everyPage as handle };
