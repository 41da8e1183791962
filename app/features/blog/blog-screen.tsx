import { Suspense, use } from 'react';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { blogJsonLd } from '../../seo/blog-json-ld.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useMissingPart } from '../../state/missing-parts.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { isMissing } from '../../storefront/missing-part.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { PartFailed } from '../../ui/over/part-failed.tsx';
import { Picture } from '../../ui/picture.tsx';
import './blog.css';
import type { BlogArticle, BlogArticles } from './load-articles.ts';

/** As many as fill a window; the real number is not known yet. */
const PLACEHOLDERS = ['1', '2', '3', '4'];

/** @param articles a promise when the page is opened from another one: boxes hold the place until it resolves */
export function BlogScreen({ articles }: { articles: BlogArticles | Promise<BlogArticles> }) {
  const { t } = useI18n();
  return (
    <div className="wrap">
      <PageHead title={t('nav.blog')} description={t('blog.description')} />
      <header className="opening">
        <h1 className="display">{t('blog.heading')}</h1>
        <p className="lead">{t('blog.lead')}</p>
      </header>
      {articles instanceof Promise ? <Awaited articles={articles} /> : <List articles={articles} />}
    </div>
  );
}

/** A boundary only for a promise: the server would send a boundary's content by script. */
function Awaited({ articles }: { articles: Promise<BlogArticles> }) {
  return (
    <Suspense fallback={<Loading />}>
      <ListWhenThere articles={articles} />
    </Suspense>
  );
}

function ListWhenThere({ articles }: { articles: Promise<BlogArticles> }) {
  return <List articles={use(articles)} />;
}

function List({ articles }: { articles: BlogArticles }) {
  const { t, language } = useI18n();
  const { publicUrl } = useShopFacts();
  const isUnread = isMissing(articles);
  useMissingPart(isUnread ? articles.missingReason : null);
  if (isUnread) return <PartFailed text={t('blog.failed')} />;
  if (articles.length === 0) return <NoArticles />;
  return (
    <>
      <JsonLd data={blogJsonLd(articles, { name: t('nav.blog'), language, publicUrl })} />
      <Articles articles={articles} />
    </>
  );
}

function Articles({ articles }: { articles: BlogArticle[] }) {
  return (
    <ul className="posts">
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} isFirst={index === 0} />
      ))}
    </ul>
  );
}

function Loading() {
  const { t } = useI18n();
  return (
    <div className="posts posts--loading" role="status">
      <span className="vh">{t('blog.loading')}</span>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="post" aria-hidden="true">
          <span className="post__pic" />
          <span className="post__text">
            <span className="post__bar" />
            <span className="post__bar" />
            <span className="post__bar" />
          </span>
        </div>
      ))}
    </div>
  );
}

function NoArticles() {
  const { t } = useI18n();
  return (
    <div className="empty">
      <GradeIcon grade="aa" large />
      <h2>{t('blog.none')}</h2>
      <p className="muted">{t('blog.noneLead')}</p>
      <ArrowLink to="/products" prefetch="intent">
        {t('shop.browse')}
      </ArrowLink>
    </div>
  );
}

/** One article in short. The specification has no page for it, so its text opens in place. */
function ArticleCard({ article, isFirst }: { article: BlogArticle; isFirst: boolean }) {
  const { t } = useI18n();
  const { handle, title, excerpt, html, author, date, image, tags } = article;
  return (
    <li id={handle}>
      <article className="post" aria-labelledby={`${handle}-title`}>
        <div className="post__pic">
          {image && <Picture image={image} use="post" alt={image.altText ?? ''} isFirst={isFirst} />}
        </div>
        <div className="post__text">
          <p className="post__by">
            <time dateTime={date.iso}>{date.words}</time>
            {author && <span>{author}</span>}
          </p>
          <h2 id={`${handle}-title`}>{title}</h2>
          <p>{excerpt}</p>
          {tags.length > 0 && (
            <ul className="post__tags" aria-label={t('blog.tags')}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          <details className="post__whole">
            <summary>
              <span className="post__read">{t('blog.read')}</span>
              <span className="post__fold">{t('blog.fold')}</span>
              <span className="vh">: {title}</span> <Icon name="down" small />
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server (clean-html.ts). */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        </div>
      </article>
    </li>
  );
}
