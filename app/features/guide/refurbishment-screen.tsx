import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ArtImage } from '../../ui/art-image.tsx';
import { toPictures } from '../../ui/art-pictures.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import './guide.css';
import type { RefurbishmentText } from './guide-text.ts';

const pictures = toPictures(
  import.meta.glob<string>('../../../art/out/other/step-*.{avif,webp}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/** The steps whose pictures have no frame. */
const ON_GROUND = [1, 2, 7, 8];

export function RefurbishmentScreen({ text }: { text: RefurbishmentText }) {
  return (
    <div className="wrap">
      <PageHead title={text.title} description={text.description} />
      <header className="opening">
        <h1 className="display">{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <ol className="gguide gguide--steps">
        {text.steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} text={text} />
        ))}
      </ol>
      <Quality {...text.quality} />
    </div>
  );
}

interface StepProps {
  step: RefurbishmentText['steps'][number];
  number: number;
  text: RefurbishmentText;
}

function Step({ step, number, text }: StepProps) {
  return (
    <li>
      <div className="gguide__pic">
        <ArtImage
          picture={pictures.get(`step-${number}`)}
          use="row"
          alt={step.alt}
          isFirst={number === 1}
          isOnGround={ON_GROUND.includes(number)}
        />
      </div>
      <p className="gguide__name num" aria-hidden="true">
        {number}
      </p>
      <div className="gguide__text">
        <h2>
          <span className="vh">
            {text.step} {number}:{' '}
          </span>
          {step.title}
        </h2>
        <p>{step.text}</p>
        <p className="gguide__links">
          {step.more && (
            <ArrowLink to={step.more.to} prefetch="intent">
              {step.more.label}
            </ArrowLink>
          )}
          <ArrowLink to="/#products">{text.products}</ArrowLink>
        </p>
      </div>
    </li>
  );
}

function Quality({ heading, lead, facts, products, warranty }: RefurbishmentText['quality']) {
  return (
    <section className="gsame gsame--figures paper" aria-labelledby="quality-title">
      <div>
        <h2 id="quality-title">{heading}</h2>
        <p className="muted">{lead}</p>
      </div>
      <dl>
        {facts.map(([figure, fact]) => (
          <div key={figure}>
            <dt className="num">{figure}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="gsame__act">
        <LocalLink className="btn btn--go btn--big" to={LAPTOPS_ADDRESS} prefetch="intent">
          {products}
        </LocalLink>
        <ArrowLink to="/warranty" prefetch="intent">
          {warranty}
        </ArrowLink>
      </p>
    </section>
  );
}
