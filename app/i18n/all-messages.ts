import { fromEveryLocale, type Language } from '#domain/locale/locales.ts';
import type { MessageKey } from './translate.ts';

type Module = { everyPage: Record<MessageKey, string> };

const MESSAGES = await fromEveryLocale((tag): Promise<Module> => import(`../../locales/${tag}/screens/every-page.ts`));

/** The store's own messages in one language. For loaders: a page gets those of its language from its route. */
export function messagesOf(language: Language): Record<MessageKey, string> {
  return MESSAGES[language].everyPage;
}
