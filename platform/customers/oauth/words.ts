/** Every word of the authorization page. */

import type { loginPage as greek } from '#locales/el/services/login-page.ts';
import { serviceWords } from '#locales/words.ts';

export type LoginProblem =
  | 'unidentified'
  | 'throttled'
  | 'busy'
  | 'unreadable'
  | 'taken'
  | 'email'
  | 'blank'
  | 'too_short'
  | 'too_long'
  | 'whitespace';
export type AuthorizationNotice =
  | 'unknown_client'
  | 'unknown_redirect_uri'
  | 'forbidden'
  | 'logged_out'
  | 'unknown_login';

export const loginWords = serviceWords.loginPage;

export type LoginWords = typeof greek;
