/**
 * usage: node sockets.mjs PICTURE…
 *
 * The fact `sockets` of a product with these pictures (`dock-slim-front dock-slim-back`), from what still.py wrote beside
 * their masters; a dock's cable is told once.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const NAMES = {
  usba: 'USB-A',
  usbb: 'USB-B',
  usbc: 'USB-C',
  hdmi: 'HDMI',
  displayport: 'DisplayPort',
  'mini-displayport': 'Mini DisplayPort',
  vga: 'VGA',
  ethernet: 'Ethernet',
  jack: 'headphone',
  lightning: 'Lightning',
  connect: 'Surface Connect',
  mains: 'power',
};

const masters = path.join(process.env.ART_WORK || path.join(os.tmpdir(), 'xana-art'), 'png', 'products');
const told = new Set();
const sockets = process.argv.slice(2).flatMap((picture, index) => {
  const file = path.join(masters, `${picture}.json`);
  const seen = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  return seen.flatMap(([kind, x, y]) => {
    if (kind === 'cable' && told.has(kind)) return [];
    told.add(kind);
    return [`${index + 1} ${NAMES[kind] ?? kind} ${x} ${y}`];
  });
});
console.log(sockets.join('; '));
