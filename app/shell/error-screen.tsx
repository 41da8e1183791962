import { isRouteErrorResponse } from 'react-router';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { ReloadLink } from '../ui/over/reload-link.tsx';
import { useOnline } from './use-online.ts';

/** The page of an unhandled error: the specification's title, and status and status text, or the message. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useI18n();
  const isOnline = useOnline();
  return (
    <section className="wrap message">
      <title>{t('error.title')}</title>
      <meta name="robots" content="noindex" />
      {/* The specification's words, in either language. */}
      <h1 lang="en">{t('error.title')}</h1>
      <p className="lead">{t(isOnline ? 'error.lead' : 'offline.message')}</p>
      <p className="small muted">
        <code>{describeError(error)}</code>
      </p>
      <p className="message__row">
        <ReloadLink>{t('error.reload')}</ReloadLink>
        <LocalLink className="arrow" to="/" reloadDocument>
          {t('error.home')}
        </LocalLink>
      </p>
    </section>
  );
}

export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

export function NotFoundScreen() {
  const { t } = useI18n();
  return (
    <section className="wrap message">
      <PageHead title={t('meta.notFound')} description={t('notFound.lead')} noIndex />
      <p className="message__code" aria-hidden="true">
        404
      </p>
      <h1>
        <span className="vh">404 </span>
        {t('notFound.oops')}
      </h1>
      <p className="lead">{t('notFound.lead')}</p>
      <p className="message__row">
        <LocalLink className="btn btn--go btn--big" to="/">
          {t('error.home')}
        </LocalLink>
        <LocalLink className="arrow" to={LAPTOPS_ADDRESS}>
          {t('notFound.browse')}
        </LocalLink>
        <LocalLink className="arrow" to="/finder">
          {t('nav.finder')}
        </LocalLink>
      </p>
    </section>
  );
}
