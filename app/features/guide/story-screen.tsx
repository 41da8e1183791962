import { shop } from '#shop.config';
import { PageHead } from '../../seo/page-head.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ArtImage } from '../../ui/art-image.tsx';
import { toPictures } from '../../ui/art-pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import './guide.css';
import type { StoryText } from './guide-text.ts';

const pictures = toPictures(
  import.meta.glob<string>('../../../art/out/other/story-*.{avif,webp}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

export function StoryScreen({ text }: { text: StoryText }) {
  return (
    <article className="wrap">
      <PageHead title={text.title} description={text.description} />
      <header className="opening">
        <h1 className="display">{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {text.chapters.map((chapter, index) => (
        <Chapter key={chapter.title} chapter={chapter} number={index + 1} />
      ))}
      <Parent {...text.parent} />
    </article>
  );
}

function Parent({ text, label }: StoryText['parent']) {
  const { parentSite } = shop.company;
  if (!text && !parentSite) return null;
  return (
    <footer className="gparent">
      {text && <p>{text}</p>}
      {parentSite && (
        <a className="arrow" href={parentSite}>
          {label} <Icon name="ext" small />
        </a>
      )}
    </footer>
  );
}

function Chapter({ chapter, number }: { chapter: StoryText['chapters'][number]; number: number }) {
  const { title, paragraphs, alt, more } = chapter;
  return (
    <section className="chapter">
      <div className="prose">
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {more && (
          <ArrowLink to={more.to} prefetch="intent">
            {more.label}
          </ArrowLink>
        )}
      </div>
      <ArtImage
        picture={pictures.get(`story-${number}`)}
        use="chapter"
        alt={alt}
        isFirst={number === 1}
        isOnGround={number === 3}
      />
    </section>
  );
}
