/** A product in plain values, as conditions of judged queries read it: its title and its facts. */

import { isSupported } from '#domain/catalogue/use-rules.ts';
import type { Port } from '#domain/facts/ports.ts';
import type { JudgedProduct, JudgedQuery } from './judges.ts';

export interface Seen {
  title: string;
  vendor: string;
  kind: 'laptop' | 'tablet' | 'monitor' | 'dock' | 'desktop';
  /** Cents. */
  price: number;
  ram: number;
  ssd: number;
  screen: number;
  /** Kilograms; not known weighs the most. */
  weight: number;
  wh: number;
  year: number;
  win11: boolean;
  isSupported: boolean;
  gpu: boolean;
  touch: boolean;
  numpad: boolean | null;
  backlight: boolean;
  usbc: boolean;
  fanless: boolean;
  slots: number;
  camera: string;
  sim: boolean;
  grade: string;
  ports: string;
  outs: number;
}
const read = (product: JudgedProduct): Seen => {
  const { facts, values, title } = product;
  const { machine } = facts;
  const [kind] = values.kind ?? [];
  const ports: readonly Port[] = machine.ports ?? [];
  const screens = ports.filter(({ kind }) => ['thunderbolt', 'hdmi', 'displayport', 'vga'].includes(kind));
  return {
    title,
    vendor: product.vendor.trim().toLowerCase(),
    kind: (kind === 'monitor' && /dock/i.test(title) ? 'dock' : kind) as Seen['kind'],
    price: product.priceCents ?? Number.POSITIVE_INFINITY,
    ram: Math.max(facts.ramGb ?? 0, facts.ramUpToGb ?? 0),
    ssd: facts.storageGb ?? 0,
    screen: facts.screenInches ?? machine.screenInches ?? 0,
    weight: machine.weightKg ?? Number.POSITIVE_INFINITY,
    wh: machine.batteryWh ?? 0,
    year: machine.releaseYear ?? 0,
    win11: facts.windows11 === 'yes',
    isSupported: isSupported(facts),
    gpu: machine.hasDedicatedGraphics === true,
    touch: facts.touch,
    numpad: machine.hasNumberPad,
    backlight: machine.hasBacklight === true,
    usbc: machine.chargesOverUsbC === true,
    fanless: machine.isFanless === true,
    slots: machine.memorySlots ?? 0,
    camera: machine.camera ?? '',
    sim: machine.hasSim === true,
    grade: facts.grade ?? '',
    ports: ports.map(({ name }) => name).join('; '),
    outs: screens.reduce((sum, { count }) => sum + count, 0),
  };
};
type Ok = (seen: Seen) => boolean;
export const L: Ok = ({ kind }) => kind === 'laptop';
export const sup: Ok = (p) => p.isSupported;
export const outs: Ok = (p) => p.kind === 'dock' || (L(p) && p.outs >= 2);
export const P = (query: string, reason: string, ok: Ok): JudgedQuery => ({
  query,
  reason,
  isRight: (product) => ok(read(product)),
});
/** No product: a page answers, or the shop does not sell it. */
export const S = (query: string, reason: string): JudgedQuery => ({ query, reason, isRight: null });
