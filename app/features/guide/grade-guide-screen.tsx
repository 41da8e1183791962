import { ALL_LAPTOPS, facetAddress } from '#domain/catalogue/selection.ts';
import { GRADES, type GradeKey, gradeLabel } from '#domain/machine/grade.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useMissingPart } from '../../state/missing-parts.ts';
import { isMissing, type MissingPart } from '../../storefront/missing-part.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ArtImage } from '../../ui/art-image.tsx';
import { type ArtPicture, toPictures } from '../../ui/art-pictures.ts';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { Pairs } from '../../ui/text/pairs.tsx';
import './guide.css';
import type { GradeGuideText } from './guide-text.ts';

/** The letters as the guide writes them (specification, section 3). */
const GRADE_LABELS: Record<GradeKey, string> = {
  aa: 'GAA',
  aplus: 'GA+',
  aplusparenthesis: 'GA(+)',
  a: 'GA',
  aminus: 'GA−',
  b: 'GB',
};

/** Marks that one sees at once, and better and worse to compare them with. */
const FIRST: GradeKey = 'aminus';

/**
 * One lid, six lives. The six pictures share a camera, so the marks come and go in place. It needs no script: the style
 * sheet shows the picture of the checked letter, and gives the other five a box (which makes them load) when the stage is
 * first pointed at, touched or focused.
 */
function GradeStage({ text, pictures }: { text: GradeGuideText; pictures: ReadonlyMap<string, ArtPicture> }) {
  return (
    <fieldset className="stage">
      <legend className="vh">{text.legend}</legend>
      <div className="stage__pic">
        {GRADES.map((grade) => (
          <ArtImage
            key={grade}
            className={`g-${grade}`}
            picture={pictures.get(`grade-${grade}`)}
            use="stage"
            alt={text.grades[grade].alt}
            isFirst={grade === FIRST}
          />
        ))}
      </div>
      <div className="scale">
        {GRADES.map((grade) => (
          <label key={grade}>
            <input type="radio" name="stage" value={grade} defaultChecked={grade === FIRST} />
            <GradeIcon grade={grade} />
            {GRADE_LABELS[grade]}
            <span className="vh">: {text.grades[grade].heading}</span>
          </label>
        ))}
      </div>
      <p className="stage__says">
        {GRADES.map((grade) => (
          <a key={grade} className={`arrow g-${grade}`} href={`#${grade}`}>
            {text.grades[grade].heading} <Icon name="down" small />
          </a>
        ))}
      </p>
    </fieldset>
  );
}

const pictures = toPictures(
  import.meta.glob<string>('../../../art/out/grades/*.{avif,webp}', { query: '?url', import: 'default', eager: true }),
);

interface Props {
  text: GradeGuideText;
  /** How many laptops of each grade the shop has. */
  counts: Record<GradeKey, number> | MissingPart;
}

export function GradeGuideScreen({ text, counts }: Props) {
  const isUncounted = isMissing(counts);
  useMissingPart(isUncounted ? counts.missingReason : null);
  return (
    <div className="wrap">
      <PageHead title={text.title} description={text.description} />
      <div className="opening ghero">
        <header>
          <h1 className="display">{text.heading}</h1>
          <p className="lead">{text.lead}</p>
        </header>
        <GradeStage text={text} pictures={pictures} />
      </div>
      <ol className="gguide">
        {GRADES.map((grade) => (
          <Grade key={grade} grade={grade} text={text} count={isUncounted ? null : counts[grade]} />
        ))}
      </ol>
      <div className="prose small muted gnotes">
        {text.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Facts id="same" {...text.same} />
      <Facts id="value" {...text.value} />
      <ArrowLink className="arrow gback" to={text.back.to} prefetch="intent">
        {text.back.label}
      </ArrowLink>
    </div>
  );
}

function Grade({ grade, text, count }: { grade: GradeKey; text: GradeGuideText; count: number | null }) {
  const { t } = useI18n();
  const { heading, description, commercial, alt } = text.grades[grade];
  const label = GRADE_LABELS[grade];
  return (
    <li id={grade}>
      <div className="gguide__pic">
        <ArtImage picture={pictures.get(`grade-${grade}`)} use="row" alt={alt} />
      </div>
      <p className="gguide__name" aria-hidden="true">
        <GradeIcon grade={grade} large />
        {label}
      </p>
      <div className="gguide__text">
        <h2>
          <span className="vh">
            {text.grade} {label}:{' '}
          </span>
          {heading}
        </h2>
        <p>{description}</p>
        <p className="muted">{commercial}</p>
        {count !== 0 && (
          <ArrowLink to={facetAddress('grade', grade, ALL_LAPTOPS)}>
            {count === null
              ? t('guide.laptopsUncounted', { grade: gradeLabel(grade) })
              : t.count('guide.laptops', count, { grade: gradeLabel(grade) })}
          </ArrowLink>
        )}
      </div>
    </li>
  );
}

function Facts({ id, heading, lead, facts }: GradeGuideText['same'] & { id: string }) {
  return (
    <section className="gsame paper" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{heading}</h2>
        <p className="muted">{lead}</p>
      </div>
      <Pairs pairs={facts} />
    </section>
  );
}
