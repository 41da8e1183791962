import { PageHead } from '../../seo/page-head.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ArtImage } from '../../ui/art-image.tsx';
import { toPictures } from '../../ui/art-pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import './guide.css';
import type { MissionText } from './guide-text.ts';

const pictures = toPictures(
  import.meta.glob<string>('../../../art/out/other/mission-*.{avif,webp}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

type Section = MissionText['sections'][number];

export function MissionScreen({ text }: { text: MissionText }) {
  return (
    <article className="wrap">
      <PageHead title={text.title} description={text.description} />
      <header className="opening">
        <h1 className="display">{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {text.sections.map((section, index) => (
        <Aim key={section.id} section={section} isFirst={index === 0} />
      ))}
    </article>
  );
}

function Aim({ section, isFirst }: { section: Section; isFirst: boolean }) {
  const { id, title, figure, figureNote, paragraphs, alt, more } = section;
  return (
    <section className="aim" id={id} aria-labelledby={`${id}-title`}>
      <ArtImage
        picture={pictures.get(`mission-${id}`)}
        use="row"
        alt={alt}
        isFirst={isFirst}
        isOnGround={id === 'circular'}
      />
      <div className="prose">
        <h2 id={`${id}-title`}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <More more={more} />
      </div>
      <p className="aim__figure">
        <b className="num">{figure}</b>
        <span>{figureNote}</span>
      </p>
    </section>
  );
}

function More({ more }: { more: Section['more'] }) {
  if ('href' in more) {
    return (
      <a className="arrow" href={more.href}>
        {more.label} <Icon name="ext" small />
      </a>
    );
  }
  return (
    <ArrowLink to={more.to} prefetch="intent">
      {more.label}
    </ArrowLink>
  );
}
