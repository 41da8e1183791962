import { createRecentList } from './recent-list.ts';
import { isText } from './stored-shape.ts';

/** The last searches of this browser, under the local storage key `searches`. */
export const {
  remember: rememberSearch,
  forget: forgetSearches,
  use: useRecentSearches,
} = createRecentList({ key: 'searches', name: 'queries', most: 5, isOurs: isText });
