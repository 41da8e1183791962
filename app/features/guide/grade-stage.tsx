import { GRADES, type GradeKey } from '#domain/grade.ts';
import { ArtImage } from '../../ui/art-image.tsx';
import type { ArtPicture } from '../../ui/art-pictures.ts';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import type { GradeGuideText } from './guide-text.ts';

/** The letters as the guide writes them (specification, section 3). */
export const GRADE_LABELS: Record<GradeKey, string> = {
  aa: 'GAA',
  aplus: 'GA+',
  aplusparenthesis: 'GA(+)',
  a: 'GA',
  aminus: 'GA−',
  b: 'GB',
};

/** Marks that one sees at once, and better and worse to compare them with. */
const FIRST: GradeKey = 'aminus';

interface Props {
  text: GradeGuideText;
  pictures: ReadonlyMap<string, ArtPicture>;
}

/**
 * One lid, six lives. The six pictures share a camera, so the marks come and go in place. It needs no script: the style
 * sheet shows the picture of the checked letter, and gives the other five a box (which makes them load) when the stage is
 * first pointed at, touched or focused.
 */
export function GradeStage({ text, pictures }: Props) {
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
