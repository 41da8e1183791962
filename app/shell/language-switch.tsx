import { useLocation } from 'react-router';
import { localesBeside, localizePath } from '#domain/locale/locales.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { rememberLanguage, rememberScroll } from './language-memory.ts';

/**
 * The same page in each other language, query and scroll kept. A whole document is loaded: each language has its own
 * messages, and a page from the cache is there at once.
 */
export function LanguageSwitch({ className, short = false }: { className: string; short?: boolean }) {
  const { language } = useI18n();
  const { pathname, search, hash } = useLocation();
  return localesBeside(language).map(({ tag, name, shortName }) => (
    <a
      key={tag}
      className={className}
      href={localizePath(pathname + search + hash, tag)}
      lang={tag}
      hrefLang={tag}
      aria-label={short ? `${shortName}, ${name}` : undefined}
      onClick={(event) => {
        rememberLanguage(tag);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        rememberScroll();
        // In the place of this page: Back would lead to it, and on to this language again (root.tsx).
        event.preventDefault();
        location.replace(event.currentTarget.href);
      }}
    >
      {short ? shortName : name}
    </a>
  ));
}
