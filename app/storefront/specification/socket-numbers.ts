/** Numbers for the sockets of a picture, each with its place beside the machine. */
import type { PicturedSocket } from '#domain/facts/pictured-sockets.ts';

export interface SocketNumber extends PicturedSocket {
  number: number;
  /** Per cent from the picture's left and top, as the socket's own place. */
  labelX: number;
  labelY: number;
}

/** Of the picture's width, between the middles of two numbers. */
const BETWEEN = 9;
/** Of the picture's height, from the outermost socket to the numbers beyond it. */
const AWAY = 17;
const EDGE = 6;

/** The numbers of the upper sockets are above the machine, those of the others below it; each row is counted from left to right. */
export function numberSockets(sockets: readonly PicturedSocket[]): SocketNumber[] {
  const pictures = [...new Set(sockets.map(({ picture }) => picture))].sort((a, b) => a - b);
  const placed = pictures.flatMap((picture) => placeNumbers(sockets.filter((socket) => socket.picture === picture)));
  return placed.map((socket, index) => ({ ...socket, number: index + 1 }));
}

function placeNumbers(sockets: readonly PicturedSocket[]): Omit<SocketNumber, 'number'>[] {
  const heights = sockets.map(({ y }) => y);
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  const isUpper = ({ y }: PicturedSocket) => y < (top + bottom) / 2;
  const upper = spread(sockets.filter(isUpper), Math.max(EDGE, top - AWAY));
  const lower = spread(
    sockets.filter((socket) => !isUpper(socket)),
    Math.min(100 - EDGE, bottom + AWAY),
  );
  return [...upper, ...lower];
}

/** One row of numbers, none nearer to the next than it can be read. */
function spread(sockets: readonly PicturedSocket[], labelY: number): Omit<SocketNumber, 'number'>[] {
  const row = sockets.toSorted((a, b) => a.x - b.x);
  const wanted: number[] = [];
  for (const { x } of row) wanted.push(Math.max(x, (wanted.at(-1) ?? Number.NEGATIVE_INFINITY) + BETWEEN));
  const pushed = wanted.reduce((sum, x, index) => sum + x - (row[index]?.x ?? x), 0) / (row.length || 1);
  const outside = Math.max(0, (wanted.at(-1) ?? 0) - pushed - (100 - EDGE));
  return row.map((socket, index) => ({
    ...socket,
    labelX: Math.max(EDGE, (wanted[index] ?? socket.x) - pushed - outside),
    labelY,
  }));
}
