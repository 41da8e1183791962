import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import './content.css';
import { contentWords } from './content-words.ts';
import type { PageText, TextSection } from './page-text.ts';
import { Blocks, Rich } from './rich-text.tsx';

interface Props {
  text: PageText;
  /** Sections carry their numbers, as terms do. */
  isNumbered?: boolean;
}

/** A page to be read: what it is about, its sections, and a way to each of them. */
export function TextPage({ text, isNumbered = false }: Props) {
  const { t } = useI18n(contentWords);
  const { title, description, lead, updated, sections } = text;
  return (
    <article className={isNumbered ? 'wrap reading reading--numbered' : 'wrap reading'}>
      <PageHead title={title} description={description} />
      <header>
        <h1>{title}</h1>
        <p className="lead">
          <Rich text={lead} />
        </p>
        <p className="small muted">{t('content.updated', { date: updated })}</p>
      </header>
      <nav className="reading__contents" aria-label={t('content.contents')}>
        <Contents sections={sections} />
      </nav>
      <div className="reading__text">
        {sections.map(({ id, title: heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            <div className="prose">
              <Blocks blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

/** Open beside the text where there is room, folded above it on small screens; the style sheet shows one of the two. */
function Contents({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useI18n(contentWords);
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details>
        <summary>{t('content.contents')}</summary>
        {list}
      </details>
      <div>{list}</div>
    </>
  );
}
