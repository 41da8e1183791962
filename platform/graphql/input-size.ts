import { ApiError } from './api-error.ts';

/** The longest list of an input by the schema's descriptions. */
const MAX_ITEMS = 250;

/** @throws ApiError `MAX_INPUT_SIZE_EXCEEDED`: the hosted platform refuses long lists before it does anything */
export function checkInputSize(list: readonly unknown[] | null | undefined): void {
  if (!list || list.length <= MAX_ITEMS) return;
  const message = `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_ITEMS}.`;
  throw new ApiError('MAX_INPUT_SIZE_EXCEEDED', message);
}
