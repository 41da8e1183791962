import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ArtImage } from '../../ui/art-image.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { HomeText } from './home-text.ts';
import type { HomeData } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

const WHY_ICONS: readonly IconName[] = ['leaf', 'chip', 'pin', 'check'];

/** Why a used machine, and why from here: four reasons. */
export function Why({ title, cards }: HomeText['why']) {
  return (
    <section className="section details" id="about" aria-labelledby="why-title">
      <h2 id="why-title">{title}</h2>
      <ul className="why">
        {cards.map(({ title: reason, text }, index) => (
          <li key={reason}>
            <h3>
              <Icon name={WHY_ICONS[index] ?? 'check'} />
              {reason}
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same at length: three promises with what they look like, and how the shop chooses. */
export function Benefits({ title, rows, chosen }: HomeData['benefits']) {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <SectionHead id="benefits-title" title={title} />
      <ul className="benefits">
        {rows.map(({ title: promise, text, picture, alt, isOnGround, more }) => (
          <li key={promise}>
            <h3>{promise}</h3>
            <div>
              <p className="muted">{text}</p>
              {more && (
                <ArrowLink to={more.to} prefetch="intent">
                  {more.label}
                </ArrowLink>
              )}
            </div>
            <ArtImage picture={picture} use="beside" alt={alt} isOnGround={isOnGround} />
          </li>
        ))}
      </ul>
      <div className="chosen">
        <h2>{chosen.title}</h2>
        <ul>
          {chosen.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
