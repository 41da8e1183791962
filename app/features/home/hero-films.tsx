import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { HeroTheme } from './hero.tsx';
import type { HomeText } from './home-text.ts';

interface Film {
  theme: HeroTheme;
  /** The start of its files' names in `art/out/hero`. */
  scene: string;
}

/** In the order of their names in the page's text. The first begins with the picture that is shown already. */
const FILMS: readonly Film[] = [
  { theme: 'sea', scene: 'explode' },
  { theme: 'salt', scene: 'open' },
  { theme: 'sand', scene: 'orbit' },
  { theme: 'olive', scene: 'row' },
];

const FILES = import.meta.glob<string>('../../../art/out/hero/*.mp4', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fileOf = (name: string) => FILES[`../../../art/out/hero/${name}.mp4`];

/** A phone's screen shows a film of 640 pixels as sharp, at a fifth of the bytes. */
const SMALL = '(max-width: 40em)';
/** From this share of a film on, the next one is fetched: a second before it is due. */
const NEAR_END = 0.75;
const AV1 = 'video/mp4; codecs="av01.0.05M.10"';

interface Props {
  text: HomeText['hero']['films'];
  /** Told whenever another film is seen; null when none is any more. */
  onTheme: (theme: HeroTheme | null) => void;
}

/**
 * Four silent films, one after the other: the next fades in over the last when it really plays, so a slow network shows
 * a still picture and never a gap. They pause while they are out of sight, and stop for good at the pause button.
 */
export function HeroFilms({ text, onTheme }: Props) {
  const { layer, shown, asked, isPlaying, fetched, ask, toggle, onShown, onNearEnd, onEnded, onFailed } = useFilms();
  const names = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const film = shown === null ? undefined : FILMS[shown];
    if (film) onTheme(film.theme);
  }, [shown, onTheme]);
  useEffect(() => () => onTheme(null), [onTheme]);
  return (
    <>
      <div className="hero__film hero__films" ref={layer}>
        {FILMS.map(
          ({ theme, scene }, index) =>
            fetched.has(index) && (
              <video
                key={theme}
                data-film={index}
                className={index === shown ? `film-${theme} is-on` : `film-${theme}`}
                muted
                playsInline
                disablePictureInPicture
                preload="auto"
                aria-hidden="true"
                tabIndex={-1}
                onPlaying={() => onShown(index)}
                onTimeUpdate={({ currentTarget }) => {
                  showProgress(names.current?.children[index], currentTarget);
                  if (currentTarget.currentTime > currentTarget.duration * NEAR_END) onNearEnd(index);
                }}
                onEnded={() => onEnded(index)}
              >
                <source media={SMALL} src={fileOf(`${scene}-640.av1`)} type={AV1} />
                <source media={SMALL} src={fileOf(`${scene}-640.h264`)} type="video/mp4" />
                <source src={fileOf(`${scene}.av1`)} type={AV1} />
                <source src={fileOf(`${scene}.h264`)} type="video/mp4" onError={() => onFailed(index)} />
              </video>
            ),
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these are buttons. */}
      <div className="wrap films" role="group" aria-label={text.label}>
        <ol ref={names}>
          {text.names.map((name, index) => (
            <li key={name}>
              <button type="button" aria-current={index === asked} onClick={() => ask(index)}>
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

function useFilms() {
  const layer = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(true);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(() => new Set());
  const isSeen = useIsSeen(layer);

  const fetchFilm = useCallback(
    (index: number) => setFetched((known) => (known.has(index) ? known : new Set([...known, index]))),
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

  const ask = (index: number) => {
    const film = filmAt(layer, index);
    if (film) film.currentTime = 0;
    setAsked(index);
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
    onShown: setShown,
    // A visitor who goes on at once has not paid for the next one.
    onNearEnd: (index: number) => fetchFilm((index + 1) % FILMS.length),
    // From the current state: the visitor may have chosen another film while this one ended.
    onEnded: (index: number) => setAsked((now) => (now === index ? (index + 1) % FILMS.length : now)),
    onFailed: (index: number) => {
      if (index === asked) setPlaying(false);
    },
  };
}

function filmAt(layer: RefObject<HTMLElement | null>, index: number): HTMLVideoElement | null {
  return layer.current?.querySelector<HTMLVideoElement>(`[data-film="${index}"]`) ?? null;
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
