/** Where in a product's pictures its sockets are: `2 USB-C 63.1 54.9` is a USB-C in the second picture, 63.1 % from its left and 54.9 % from its top. */
import { readList } from './fact-definitions.ts';
import { type Port, parsePort } from './ports.ts';

export interface PicturedSocket extends Port {
  /** From 1, in the order of the product's pictures. */
  picture: number;
  x: number;
  y: number;
}

const SOCKET = /^(\d{1,2}) (.{1,60}?) (\d{1,2}(?:\.\d+)?) (\d{1,2}(?:\.\d+)?)$/;

/** Entries of another form are left out. */
export function readPicturedSockets(text: string): PicturedSocket[] {
  return readList(text).flatMap((item) => {
    const [, picture, name, x, y] = SOCKET.exec(item) ?? [];
    if (name === undefined) return [];
    return [{ ...parsePort(name), picture: Number(picture), x: Number(x), y: Number(y) }];
  });
}
