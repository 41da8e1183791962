import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BlogArticle } from './load-articles.ts';

/** One article, told in short. It leads nowhere, for the specification has no page for it: its text opens where it stands. */
export function ArticleCard({ article, isFirst }: { article: BlogArticle; isFirst: boolean }) {
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
              {t('blog.read')}
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
