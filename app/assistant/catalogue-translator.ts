import { fromEveryLocale, type Language } from '#domain/locale/locales.ts';
import type { CatalogueKey } from '../features/catalogue/catalogue-words.ts';
import { messagesOf } from '../i18n/all-messages.ts';
import { createTranslate, type MessageKey, type Translate } from '../i18n/translate.ts';

type Module = { catalogue: Record<CatalogueKey, string> };

const WORDS = await fromEveryLocale((tag): Promise<Module> => import(`../../locales/${tag}/screens/catalogue.ts`));

/** Names filters as the lists do. */
export function catalogueTranslator(language: Language): Translate<MessageKey | CatalogueKey> {
  return createTranslate<MessageKey | CatalogueKey>(language, messagesOf(language), WORDS[language].catalogue);
}
