import { describe, expect, it } from 'vitest';
import { readPicturedSockets } from '#domain/facts/pictured-sockets.ts';
import { numberSockets } from './socket-numbers.ts';

const numbered = (text: string) => numberSockets(readPicturedSockets(text));

describe('the numbers of a picture’s sockets', () => {
  it('count from left to right, picture after picture', () => {
    const sockets = numbered('2 HDMI 60 50; 1 USB-A 65.8 41; 1 USB-C 59 41');
    expect(sockets.map(({ number, picture, name }) => [number, picture, name])).toEqual([
      [1, 1, 'USB-C'],
      [2, 1, 'USB-A'],
      [3, 2, 'HDMI'],
    ]);
  });

  it('count the row above before the row below', () => {
    const sockets = numbered('1 HDMI 30 50; 1 VGA 40 60; 1 Ethernet 50 50');
    expect(sockets.map(({ number, name }) => [number, name])).toEqual([
      [1, 'HDMI'],
      [2, 'Ethernet'],
      [3, 'VGA'],
    ]);
  });

  it('are apart, within the picture and beyond the sockets, however close those are', () => {
    const sockets = numbered(Array.from({ length: 9 }, (_, index) => `1 USB-A ${86 + index} ${60 - index}`).join('; '));
    for (const row of Map.groupBy(sockets, ({ labelY }) => labelY).values()) {
      const places = row.map(({ labelX }) => labelX);
      for (const [index, place] of places.entries()) {
        if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(8.99);
        expect(place).toBeGreaterThanOrEqual(6);
        expect(place).toBeLessThanOrEqual(94);
      }
    }
    expect(new Set(sockets.map(({ labelY }) => labelY))).toEqual(new Set([35, 77]));
  });

  it('are given to nothing that is written otherwise', () => {
    expect(numbered('HDMI; 1 HDMI; 1 HDMI 120 40; 1 HDMI 50 40')).toHaveLength(1);
  });
});
