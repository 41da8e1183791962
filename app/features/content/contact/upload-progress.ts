import { createSharedValue } from '../../../state/shared-value.ts';

/** The part of a message with files that has left the browser, 0 to 1; null while none is on its way. */
export const uploadProgress = createSharedValue<number | null>(null);
