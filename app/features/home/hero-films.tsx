import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Air } from './hero.tsx';
import type { HeroText } from './home-text.ts';

interface Film {
  air: Air;
  /** The start of its files' names in `art/out/hero`. */
  scene: string;
}

/** In the order of their names in the page's text. The first begins with the picture that stands there already. */
const FILMS: readonly Film[] = [
  { air: 'sea', scene: 'explode' },
  { air: 'salt', scene: 'open' },
  { air: 'sand', scene: 'orbit' },
  { air: 'olive', scene: 'row' },
];

const FILES = import.meta.glob<string>('../../../art/out/hero/*.mp4', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fileOf = (name: string) => FILES[`../../../art/out/hero/${name}.mp4`];

/** A phone's screen shows a film of 640 pixels as sharp, at a fifth of the bytes. */
const SMALL = '(max-width: 40em)';
const AV1 = 'video/mp4; codecs="av01.0.05M.08"';

interface Props {
  text: HeroText['films'];
  /** To the next film when one ends; else it begins again, and another one comes when it is asked for. */
  goesOn: boolean;
  /** Told whenever another film is seen; null when none is any more. */
  onAir: (air: Air | null) => void;
}

/**
 * Four silent films, one after the other: the next fades in over the last when it really plays, so a slow network shows
 * a still picture and never a gap. They rest while nobody looks, and stop for good at the pause button.
 */
export function HeroFilms({ text, goesOn, onAir }: Props) {
  const { layer, shown, asked, isPlaying, fetched, ask, toggle, onShown, onEnded, onFailed } = useFilms(goesOn);
  const names = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const film = shown === null ? undefined : FILMS[shown];
    if (film) onAir(film.air);
  }, [shown, onAir]);
  useEffect(() => () => onAir(null), [onAir]);
  return (
    <>
      <div className="hero__film hero__films" ref={layer}>
        {FILMS.map(
          ({ air, scene }, at) =>
            fetched.has(at) && (
              <video
                key={air}
                data-film={at}
                className={at === shown ? `film-${air} is-on` : `film-${air}`}
                muted
                playsInline
                loop={!goesOn}
                disablePictureInPicture
                preload="auto"
                aria-hidden="true"
                tabIndex={-1}
                onPlaying={() => onShown(at)}
                onTimeUpdate={({ currentTarget }) => showProgress(names.current?.children[at], currentTarget)}
                onEnded={() => onEnded(at)}
              >
                <source media={SMALL} src={fileOf(`${scene}-640.av1`)} type={AV1} />
                <source media={SMALL} src={fileOf(`${scene}-640.h264`)} type="video/mp4" />
                <source src={fileOf(`${scene}.av1`)} type={AV1} />
                <source src={fileOf(`${scene}.h264`)} type="video/mp4" onError={() => onFailed(at)} />
              </video>
            ),
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these are buttons. */}
      <div className="wrap films" role="group" aria-label={text.label}>
        <ol ref={names}>
          {text.names.map((name, at) => (
            <li key={name}>
              <button type="button" aria-current={at === asked} onClick={() => ask(at)}>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ol>
        <button type="button" className="ib" aria-label={isPlaying ? text.pause : text.play} onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      </div>
    </>
  );
}

/** Through the object model, not through React: four times a second is no reason to render. */
function showProgress(item: Element | undefined, { currentTime, duration }: HTMLVideoElement): void {
  if (item instanceof HTMLElement && duration > 0) item.style.setProperty('--played', String(currentTime / duration));
}

function useFilms(goesOn: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(true);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(() => new Set());
  const isSeen = useIsSeen(layer);

  const fetchFilm = useCallback(
    (at: number) => setFetched((known) => (known.has(at) ? known : new Set([...known, at]))),
    [],
  );
  useEffect(() => {
    if (isPlaying) fetchFilm(asked);
  }, [isPlaying, asked, fetchFilm]);

  const isFetched = fetched.has(asked);
  useEffect(() => {
    if (!isPlaying || !isSeen) {
      for (const film of layer.current?.querySelectorAll('video') ?? []) film.pause();
      return;
    }
    const film = isFetched ? filmAt(layer, asked) : null;
    film?.play().catch((error: unknown) => {
      // Interrupted by a pause is no failure; forbidden by the browser is an answer.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setPlaying(false);
    });
  }, [asked, isFetched, isPlaying, isSeen]);

  const ask = (at: number) => {
    const film = filmAt(layer, at);
    if (film) film.currentTime = 0;
    setAsked(at);
    setPlaying(true);
  };
  return {
    layer,
    asked,
    shown,
    isPlaying,
    fetched,
    ask,
    toggle: () => setPlaying(!isPlaying),
    onShown: (at: number) => {
      setShown(at);
      if (goesOn) fetchFilm((at + 1) % FILMS.length);
    },
    // From the state of this moment: somebody may have asked for another film while this one ended.
    onEnded: (at: number) => setAsked((now) => (now === at ? (at + 1) % FILMS.length : now)),
    onFailed: (at: number) => {
      if (at === asked) setPlaying(false);
    },
  };
}

function filmAt(layer: RefObject<HTMLElement | null>, at: number): HTMLVideoElement | null {
  return layer.current?.querySelector<HTMLVideoElement>(`[data-film="${at}"]`) ?? null;
}

/** A film that has left the window rests: it would only warm the machine. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting !== false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
