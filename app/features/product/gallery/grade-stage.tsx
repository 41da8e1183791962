import { type ChangeEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { GRADES, type GradeKey, gradeLabel } from '#domain/machine/grade.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { ArrowLink } from '../../../ui/arrow-link.tsx';
import { GradeIcon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { gradeMeaning } from '../choice/grade-meaning.ts';
import './grade-stage.css';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';
import { findWearPicture, wearOfGrade } from './wear-picture.ts';

/** Per cent of the way from an office's lamp above to a window's light from the side (grade-stage.css has it too). */
const OFFICE_LIGHT = 0;

type Props = Pick<ProductData, 'facts' | 'grades' | 'card' | 'images'>;

/** This body's lid in each grade; nothing where its grade or a picture of such a lid is not known. */
export function GradeStage(props: Props) {
  const wear = findWearPicture(props.images);
  const { grade } = props.facts;
  if (!wear || !grade) return null;
  return (
    <div className="section gst-place">
      <Stage {...props} wear={wear} own={grade} />
    </div>
  );
}

interface StageProps extends Props {
  wear: ProductData['images'][number];
  own: GradeKey;
}

/** The marks of each grade, a light from the side, and what each grade of the model costs. */
function Stage({ wear, own, facts, grades, card }: StageProps) {
  const { t } = useI18n<ProductKey>();
  const [shown, setShown] = useState(own);
  const [isReachedFor, setReachedFor] = useState(false);
  const [light, setLight] = useState(OFFICE_LIGHT);
  const ref = useRef<HTMLDivElement>(null);
  // The page's rules allow no style in its HTML.
  useEffect(() => ref.current?.style.setProperty('--l', String(light / 100)), [light]);
  const turn = (percent: number) => {
    setReachedFor(true);
    setLight(percent);
  };
  const onDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    turn(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * 100));
  };
  // The clean lid lies over the marked one while the light comes from above.
  const fetched = isReachedFor ? GRADES : GRADES.filter((grade) => grade === own || grade === 'aa');
  return (
    <section className="gst" aria-labelledby="grade-title" onPointerEnter={() => setReachedFor(true)}>
      <div className="shead">
        <h2 id="grade-title">{t('product.stage.title')}</h2>
      </div>
      <p className="lead">
        <b>{t('product.stage.grade', { grade: gradeLabel(shown) })}</b> <span>{t(gradeMeaning(shown, facts))}</span>
      </p>
      <div className="gst__pic" ref={ref} onPointerDown={onDrag} onPointerMove={onDrag}>
        {fetched.map((grade) => (
          <div key={grade} data-shown={grade === shown || undefined} data-clean={grade === 'aa' || undefined}>
            <Picture
              image={wearOfGrade(wear, grade)}
              use="stage"
              alt={grade === shown ? t('product.stage.alt', { grade: gradeLabel(grade) }) : ''}
            />
          </div>
        ))}
        <i className="gst__sweep" />
      </div>
      <label className="gst__light">
        <b>{t('product.stage.light')}</b>
        <input
          type="range"
          value={light}
          aria-valuetext={t(light < 50 ? 'product.stage.fromAbove' : 'product.stage.fromSide')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => turn(event.target.valueAsNumber)}
        />
        <small>{t('product.stage.fromAbove')}</small>
        <small>{t('product.stage.fromSide')}</small>
      </label>
      <Steps
        {...{ own, shown, grades, card }}
        onShow={(grade) => {
          setReachedFor(true);
          setShown(grade);
        }}
      />
      <p className="gst__links">
        {shown !== own && grades[shown] && (
          <ArrowLink to={productPath(grades[shown].handle)}>
            {t('product.stage.see', { model: card.facts.model, grade: gradeLabel(shown) })}
          </ArrowLink>
        )}
        <ArrowLink to="/services/grade-guide">{t('product.gradeGuide')}</ArrowLink>
      </p>
    </section>
  );
}

interface StepsProps extends Pick<Props, 'grades' | 'card'> {
  own: GradeKey;
  shown: GradeKey;
  onShow: (grade: GradeKey) => void;
}

function Steps({ own, shown, grades, card, onShow }: StepsProps) {
  const { t, money } = useI18n<ProductKey>();
  const priceOf = (grade: GradeKey) => (grade === own ? card.price : grades[grade]?.price);
  const noteOf = (grade: GradeKey) => {
    if (grade === own && card.variant?.availableForSale) return t('product.stage.this');
    return grades[grade]?.machine ?? t('product.stage.notNow');
  };
  return (
    <fieldset className="scale gst__steps">
      <legend className="vh">{t('fact.grade')}</legend>
      {GRADES.map((grade) => {
        const price = priceOf(grade);
        return (
          <label key={grade}>
            <input type="radio" name="stage" checked={shown === grade} onChange={() => onShow(grade)} />
            <GradeIcon grade={grade} />
            <span className="gst__letters">{gradeLabel(grade)}</span>
            <b className="num">{price ? money(price) : '–'}</b>
            <small>{noteOf(grade)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
