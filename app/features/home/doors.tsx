import { ArtImage } from '../../ui/art-image.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { HomeData } from './load-home.ts';
import { SectionHead } from './section-head.tsx';

/** Four ways into the catalogue by what the machine is for; each is a selection that one could also make by hand. */
export function Doors({ title, finder, doors }: HomeData['doors']) {
  if (doors.length === 0) return null;
  return (
    <section className="section" aria-labelledby="doors-title">
      <SectionHead id="doors-title" title={title} link={{ to: '/finder', label: finder }} />
      <ul className="doors">
        {doors.map((door) => (
          <li key={door.to} className={`door door--${door.theme}`}>
            <LocalLink to={door.to} prefetch="intent">
              <ArtImage picture={door.picture} use="quarter" alt="" />
              <h3>
                {door.title}
                <small>{door.note}</small>
              </h3>
              <p>
                <span>{door.count}</span> <span>{door.from}</span>
              </p>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
