import { createContext } from 'react';

/** See `Services.nonce`. Undefined in the browser and in development. */
export const NonceContext = createContext<string | undefined>(undefined);
