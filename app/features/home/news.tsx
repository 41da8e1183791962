import { ArtImage } from '../../ui/art-image.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { HomeData } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** A link to an article by others, about the shop or about repair and reuse. */
export function Press({ label, title, source, read, href }: NonNullable<HomeData['press']>) {
  return (
    <section className="section" aria-labelledby="press-title">
      <article className="press paper">
        <p className="muted small">{label}</p>
        <div>
          <h2 id="press-title">{title}</h2>
          <p className="muted small">{source}</p>
        </div>
        <a className="arrow" href={href} rel="noopener" aria-describedby="press-title">
          {read} <Icon name="ext" small />
        </a>
      </article>
    </section>
  );
}

/** Three articles in short; the blog has their texts. */
export function BlogPreview({ title, all, posts }: HomeData['blog']) {
  return (
    <section className="section" aria-labelledby="blog-title">
      <SectionHead id="blog-title" title={title} link={{ to: '/blog', label: all }} />
      <ul className="previews">
        {posts.map(({ slug, date, day, cover, title: headline, excerpt }) => (
          <li key={slug} id={slug}>
            <article className="preview">
              <ArtImage picture={cover} use="beside" alt="" />
              <time dateTime={date}>{day}</time>
              <h3>
                <LocalLink to="/blog" prefetch="intent">
                  {headline}
                </LocalLink>
              </h3>
              <p className="muted small">{excerpt}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
