/** Numbers over the pictures for what can be plugged in, and what each is; written on the server, so that no script carries it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { type PicturedSocket, readPicturedSockets } from '#domain/facts/pictured-sockets.ts';
import { type Language, localizePath } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { numberSockets, type SocketNumber } from '../../../storefront/specification/socket-numbers.ts';
import { type DockFit, isThunderbolt } from './dock-fit.ts';

export interface DrawnSockets {
  /** An SVG for each picture, or nothing. */
  pins: (string | null)[];
  legend: string;
}

interface Shown {
  device: DeviceKind;
  isMonitor: boolean;
  pictures: number;
}

/** @param text the fact `sockets`; null where it says nothing of the product's pictures */
export function drawSockets(text: string, shown: Shown, language: Language): DrawnSockets | null {
  const sockets = numberSockets(readPicturedSockets(text).filter(({ picture }) => picture <= shown.pictures));
  if (sockets.length === 0) return null;
  const of = (picture: number) => sockets.filter((socket) => socket.picture === picture);
  const pictures = Array.from({ length: shown.pictures }, (_, index) => index + 1);
  return {
    pins: pictures.map((picture) =>
      of(picture).length > 0 ? renderToStaticMarkup(<Pins sockets={of(picture)} />) : null,
    ),
    legend: renderToStaticMarkup(
      <Legend groups={pictures.map((picture) => [picture, of(picture)] as const)} shown={shown} language={language} />,
    ),
  };
}

/**
 * The laptops that a dock works with.
 *
 * @param hostLink the socket that its cable needs: `USB-C`, `Thunderbolt 3`
 * @param laptops its functions on the shop's own laptops
 */
export function drawFits(hostLink: string, laptops: DockFit, language: Language): string {
  return renderToStaticMarkup(<Fits hostLink={hostLink} laptops={laptops} language={language} />);
}

/** A picture is four to three. */
const WIDTH = 4;
const HEIGHT = 3;

function Pins({ sockets }: { sockets: readonly SocketNumber[] }) {
  return (
    <svg className="pins" viewBox={`0 0 ${WIDTH * 100} ${HEIGHT * 100}`} aria-hidden="true">
      {sockets.map(({ number, x, y, labelX, labelY }) => {
        const line = `M${x * WIDTH} ${y * HEIGHT}L${labelX * WIDTH} ${labelY * HEIGHT}`;
        return (
          <g key={number}>
            <path d={line} />
            <path d={line} />
            <circle cx={x * WIDTH} cy={y * HEIGHT} r="2.5" />
            <circle cx={labelX * WIDTH} cy={labelY * HEIGHT} r="12" />
            <text x={labelX * WIDTH} y={labelY * HEIGHT}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface LegendProps {
  groups: readonly (readonly [picture: number, sockets: readonly SocketNumber[]])[];
  shown: Shown;
  language: Language;
}

function Legend({ groups, shown, language }: LegendProps) {
  const { title, inPicture } = pageTexts(language).sockets;
  return (
    <>
      <h2>{title}</h2>
      {groups.map(([picture, sockets]) => (
        <div key={picture} hidden={sockets.length === 0}>
          {shown.pictures > 1 && (
            <a href={`#picture-${picture}`} className="small">
              {inPicture.replace('{n}', String(picture))}
            </a>
          )}
          <ul>
            {[...Map.groupBy(sockets, ({ name }) => name).values()].map((same) => (
              <Line key={same[0]?.number} same={same} shown={shown} language={language} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Line({ same, shown, language }: Pick<LegendProps, 'shown' | 'language'> & { same: readonly SocketNumber[] }) {
  const [first] = same;
  if (!first) return null;
  const { names, notes } = pageTexts(language).sockets;
  const note = noteOf(first, shown);
  const own = first.kind === 'audio' ? 'audio' : first.name;
  return (
    <li>
      <i>{same.map(({ number }) => number).join(' · ')}</i>
      <p>
        <b>{own in names ? names[own as keyof typeof names] : first.name}</b>
        {note in notes && <small>{notes[note as keyof typeof notes]}</small>}
      </p>
    </li>
  );
}

const FITS = {
  thunderbolt: ['thunderbolt', 'usbCAlone', 'appleChip', 'usbA'],
  'usb-c-charging': ['usbC', 'usbCData', 'appleChip', 'usbA'],
} as const;

/** A dock's functions by laptop, and the shop's laptops on which it has all of them. */
function Fits({ hostLink, laptops, language }: { hostLink: string; laptops: DockFit; language: Language }) {
  const { fits } = pageTexts(language).sockets;
  const wanted = isThunderbolt(hostLink) ? 'thunderbolt' : 'usb-c-charging';
  return (
    <>
      <h2 id="fits">{fits.title}</h2>
      <OwnLaptop laptops={laptops} language={language} />
      <ul>
        {FITS[wanted].map((kind, index) => (
          <li key={kind}>
            <p>
              <b>{fits[kind].name}</b>
              <small>
                {fits[kind].text}
                {index === 0 && (
                  <a href={localizePath(`/products?kind=laptop&ports=${wanted}`, language)}>{fits.see}</a>
                )}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One's own laptop among those that the shop knows: a form, because the answer is part of the page that the server writes. */
function OwnLaptop({ laptops: { names, chosen }, language }: { laptops: DockFit; language: Language }) {
  const { fits } = pageTexts(language).sockets;
  if (names.length === 0) return null;
  return (
    <form action="#fits" className="field">
      <label htmlFor="own-laptop">{fits.own}</label>
      <p>
        <select id="own-laptop" name="fits" defaultValue={chosen?.name} required>
          <option value="">{fits.choose}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="submit" className="btn btn--line">
          {fits.ask}
        </button>
      </p>
      {chosen && (
        <p className={chosen.verdict === 'usbA' ? 'no' : undefined}>
          <b>{chosen.name}.</b> {fits[chosen.verdict].text}
        </p>
      )}
    </form>
  );
}

/** The name of the sentence that says what a socket is for. */
function noteOf({ kind, name }: PicturedSocket, { device, isMonitor }: Shown): string {
  if (isMonitor && ['hdmi', 'displayport', 'vga'].includes(kind)) return 'pictureIn';
  const isCharging = ['usb-c', 'thunderbolt'].includes(kind) || /lightning|connect/i.test(name);
  if (device !== 'other' && isCharging) return 'charging';
  return kind === 'thunderbolt' ? 'usb-c' : kind === 'other' ? name : kind;
}
