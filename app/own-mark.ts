import { createContext } from 'react';

/** See `Services.ownMark`. The server takes it off again before the page leaves, so the browser knows of none. */
export const OwnMark = createContext<string | undefined>(undefined);
