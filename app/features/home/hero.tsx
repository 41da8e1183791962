import { useEffect, useState } from 'react';
import { localeOf } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import avif640 from '../../../art/out/hero/explode-poster-640.avif?url';
import webp640 from '../../../art/out/hero/explode-poster-640.webp?url';
import avif960 from '../../../art/out/hero/explode-poster-960.avif?url';
import webp960 from '../../../art/out/hero/explode-poster-960.webp?url';
import avif1280 from '../../../art/out/hero/explode-poster-1280.avif?url';
import webp1280 from '../../../art/out/hero/explode-poster-1280.webp?url';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { onDemand } from '../../ui/over/on-demand.tsx';
import { startsFilms } from './film-start.ts';
import './hero-films.css';
import type { HomeText } from './home-text.ts';

/** The four backgrounds of the films; tokens of the same names. */
export type HeroTheme = 'sea' | 'salt' | 'sand' | 'olive';

const HeroFilms = onDemand(() => import('./hero-films.tsx').then((module) => module.HeroFilms));

const SIZES = '(min-width: 64em) 71rem, 100vw';

/** The headline and its still picture are the first paint. The films, and their code, come after the page has loaded. */
export function Hero({ text }: { text: HomeText['hero'] }) {
  const hasFilms = useFilmStart();
  const [theme, setTheme] = useState<HeroTheme | null>(null);
  return (
    <section className={theme ? `hero hero--filmed hero--${theme}` : 'hero'} aria-labelledby="hero-title">
      <div className="wrap hero__in">
        <h1 id="hero-title">
          <HeroTitle title={text.title} />
        </h1>
        <p className="lead">{text.lead}</p>
        <p className="hero__cta">
          <a className="btn btn--go btn--big" href="#products">
            {text.cta}
          </a>
          <ArrowLink to="/finder" prefetch="intent">
            {text.finder}
          </ArrowLink>
        </p>
      </div>
      <picture>
        <source type="image/avif" srcSet={`${avif640} 640w, ${avif960} 960w, ${avif1280} 1280w`} sizes={SIZES} />
        <img
          className="hero__film hero__still"
          src={webp640}
          srcSet={`${webp640} 640w, ${webp960} 960w, ${webp1280} 1280w`}
          sizes={SIZES}
          width={1280}
          height={720}
          alt=""
          fetchPriority="high"
        />
      </picture>
      {hasFilms && <HeroFilms needed text={text.films} onTheme={setTheme} />}
    </section>
  );
}

/** In Greek the shop's name, where it is the first word, wears the mark of the demo's logo. */
function HeroTitle({ title: { first, rest } }: { title: HomeText['hero']['title'] }) {
  const { language } = useI18n();
  if (localeOf(language).script === 'latin' || first !== shop.name[language]) return `${first} ${rest}`;
  return (
    <>
      <span className="hero__tonos" data-text={first}>
        {first}
      </span>{' '}
      {rest}
    </>
  );
}

/** Not yet known to TypeScript: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False until the page and its pictures are there, and again as soon as the visitor asks for less motion. */
function useFilmStart(): boolean {
  const [starts, setStarts] = useState(false);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => {
      const { connection } = navigator as Navigator & { connection?: Connection };
      setStarts(
        startsFilms({
          isCalm: calm.matches,
          savesData: connection?.saveData === true,
          connection: connection?.effectiveType,
        }),
      );
    };
    if (document.readyState === 'complete') decide();
    else addEventListener('load', decide, { once: true });
    calm.addEventListener('change', decide);
    return () => {
      removeEventListener('load', decide);
      calm.removeEventListener('change', decide);
    };
  }, []);
  return starts;
}
