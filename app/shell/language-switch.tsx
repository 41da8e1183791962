import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n-context.tsx';
import { localizePath } from '../i18n/language.ts';
import { rememberLanguage, rememberScroll } from './language-memory.ts';

/**
 * The same page in the other language, query and scroll kept. A whole document is loaded: each language has its own
 * messages, and a page from the cache is there at once.
 */
export function LanguageSwitch({ className, short = false }: { className: string; short?: boolean }) {
  const { t, language } = useI18n();
  const { pathname, search, hash } = useLocation();
  const other = language === 'el' ? 'en' : 'el';
  return (
    <a
      className={className}
      href={localizePath(pathname + search + hash, other)}
      lang={other}
      hrefLang={other}
      aria-label={short ? `${t('nav.languageShort')}, ${t('nav.language')}` : undefined}
      onClick={() => {
        rememberLanguage(other);
        rememberScroll();
      }}
    >
      {t(short ? 'nav.languageShort' : 'nav.language')}
    </a>
  );
}
