/** The rules of uses: the shop's needs of a machine in numbers, and the order of the fit ones. */

import { carriedKilograms } from '../facts/carried-weight.ts';
import type { Port } from '../facts/ports.ts';
import type { OwnerText } from '../locale/owner-texts.ts';
import { GRADES, type GradeKey } from '../machine/grade.ts';
import { isGameCard } from '../machine/graphics.ts';
import type { LaptopFacts } from '../machine/laptop.ts';
import { findProcessor } from '../processors/processors.ts';
import { pixelsWide, screenRatio } from './resolution.ts';

export interface UseNeeds {
  /** The maker still supports its system: Windows 11, or macOS on an Apple chip. */
  supported?: true;
  /** Runs Windows; for programs that exist for no other system. */
  windows?: true;
  memoryFrom?: number;
  storageFrom?: number;
  /** Speed classes, 1 to 10 (domain/processors/speed.ts). */
  speedOneFrom?: number;
  speedManyFrom?: number;
  /** Kilograms, watt hours, inches, pixels across. */
  weightUpTo?: number;
  batteryFrom?: number;
  /** Of a machine with an Apple chip, which draws less; as `batteryFrom` unless told. */
  appleBatteryFrom?: number;
  screenFrom?: number;
  screenUpTo?: number;
  pixelsFrom?: number;
  numberPad?: true;
  fingerprint?: true;
  /** Greek letters that are printed on the keys, without stickers. */
  greekPrinted?: true;
  fanless?: true;
  /** Cores of the processor. */
  coresFrom?: number;
  sim?: true;
  /** Tablets too, and not only laptops. */
  anyKind?: true;
  memorySlotsFrom?: number;
  /** Gigabytes that its maker lets it have. */
  memoryCeilingFrom?: number;
  /** Sockets for further screens: HDMI, DisplayPort, VGA, Thunderbolt. */
  screenSocketsFrom?: number;
  /** Sockets USB-A. */
  usbFrom?: number;
  /** Sockets USB-C, Thunderbolt or not. */
  usbCFrom?: number;
  thunderboltFrom?: number;
  hdmiFrom?: number;
  /** Lines of the camera's picture: 1080 is Full HD. */
  cameraFrom?: number;
  /** A part of a socket's name as the facts write it: 'Thunderbolt 4'. */
  port?: string;
  /** A part of the wireless standard's name: 'Wi-Fi 6'. */
  wireless?: string;
  /** The grade or a better one. */
  gradeFrom?: GradeKey;
  /** `card`: a graphics card of its own; `game`: one for games; `strong`: a card of its own or an Apple chip. */
  graphics?: 'card' | 'game' | 'strong';
  /** The kind of the screen as the facts write it: 'OLED'. */
  panel?: string;
  /** Hertz. */
  refreshFrom?: number;
  /** Nits. */
  brightnessFrom?: number;
  /** Width by height, from and up to: 1.6 is 16:10. */
  screenRatio?: readonly [from: number, upTo: number];
  /** One of these words, with commas between, is in its title. */
  named?: string;
  processorBy?: 'intel' | 'amd' | 'apple';
  /** The letters after a processor's number, with commas between: 'H, HQ'. */
  processorEnds?: string;
  /** Euro. */
  priceUpTo?: number;
}

export type UseOrder =
  | 'price'
  | 'speed'
  | 'graphics'
  | 'workstation'
  | 'memory'
  | 'weight'
  | 'battery'
  | 'screen'
  | 'grade';

export interface UseRule {
  /** The rule's name on the page. */
  label: OwnerText;
  /** Words of shoppers for it, with commas between. */
  phrases: string;
  needs: UseNeeds;
  /** The criteria among fit machines, the most important first. */
  first: readonly UseOrder[];
}

export interface UseCandidate {
  facts: LaptopFacts;
  isLaptop: boolean;
  priceCents: number | null;
  ramGb: readonly number[];
}

/** Whether its maker still supports the newest system that it runs. */
export function isSupported({ windows11, cpu }: Pick<LaptopFacts, 'windows11' | 'cpu'>): boolean {
  return windows11 === 'yes' || cpu?.vendor === 'apple';
}

/** A fact that is not known meets no need. */
export function isFitFor({ needs }: UseRule, candidate: UseCandidate): boolean {
  const { facts, priceCents, isLaptop } = candidate;
  const { machine, cpu, storageGb, screenInches } = facts;
  const processor = cpu && findProcessor(cpu.label);
  const speed = processor?.speed;
  const atLeast = (value: number | null | undefined, from: number | undefined) =>
    from === undefined || (value !== null && value !== undefined && value >= from);
  const atMost = (value: number | null | undefined, to: number | undefined) =>
    to === undefined || (value !== null && value !== undefined && value <= to);
  return (
    (isLaptop || needs.anyKind === true) &&
    (!needs.supported || isSupported(facts)) &&
    (!needs.windows || facts.windows11 === 'yes') &&
    atLeast(Math.max(...candidate.ramGb, 0), needs.memoryFrom) &&
    atLeast(storageGb, needs.storageFrom) &&
    atLeast(speed?.classOne, needs.speedOneFrom) &&
    atLeast(speed?.classMany, needs.speedManyFrom) &&
    atMost(carriedKilograms(machine), needs.weightUpTo) &&
    atLeast(machine.batteryWh, (cpu?.vendor === 'apple' && needs.appleBatteryFrom) || needs.batteryFrom) &&
    atLeast(screenInches, needs.screenFrom) &&
    atMost(screenInches, needs.screenUpTo) &&
    atLeast(pixelsWide(machine.resolution ?? facts.resolution), needs.pixelsFrom) &&
    (!needs.numberPad || machine.hasNumberPad === true) &&
    (!needs.fingerprint || machine.hasFingerprint === true) &&
    (!needs.greekPrinted || machine.greekLetters === 'engraved' || machine.keyboardLayout === 'gr') &&
    (!needs.fanless || machine.isFanless === true) &&
    atLeast(processor?.cores, needs.coresFrom) &&
    (!needs.sim || machine.hasSim === true) &&
    atLeast(machine.memorySlots, needs.memorySlotsFrom) &&
    atLeast(machine.memoryMaxGb, needs.memoryCeilingFrom) &&
    atLeast(machine.ports && countSockets(machine.ports, SCREEN_SOCKETS), needs.screenSocketsFrom) &&
    atLeast(machine.ports && countSockets(machine.ports, ['usb-a']), needs.usbFrom) &&
    atLeast(machine.ports && countSockets(machine.ports, ['usb-c', 'thunderbolt']), needs.usbCFrom) &&
    atLeast(machine.ports && countSockets(machine.ports, ['thunderbolt']), needs.thunderboltFrom) &&
    atLeast(machine.ports && countSockets(machine.ports, ['hdmi']), needs.hdmiFrom) &&
    atLeast(linesOf(machine.camera), needs.cameraFrom) &&
    (needs.port === undefined || machine.ports?.some(({ name }) => name.includes(needs.port ?? '')) === true) &&
    (needs.wireless === undefined || machine.wireless?.includes(needs.wireless) === true) &&
    (needs.gradeFrom === undefined || isGradeFrom(facts.grade, needs.gradeFrom)) &&
    hasGraphics(facts, needs.graphics) &&
    (needs.panel === undefined || machine.panel === needs.panel) &&
    atLeast(machine.refreshRateHz, needs.refreshFrom) &&
    atLeast(machine.brightnessNits, needs.brightnessFrom) &&
    atLeast(screenRatio(machine.resolution ?? facts.resolution), needs.screenRatio?.[0]) &&
    atMost(screenRatio(machine.resolution ?? facts.resolution), needs.screenRatio?.[1]) &&
    (needs.named === undefined || isNamedBy([facts.name, ...facts.specs].join(' '), needs.named)) &&
    (needs.processorBy === undefined || cpu?.vendor === needs.processorBy) &&
    (needs.processorEnds === undefined ||
      needs.processorEnds.split(', ').includes(/\d(\p{Lu}+)$/u.exec(cpu?.label ?? '')?.[1] ?? '')) &&
    atMost(priceCents === null ? null : priceCents / 100, needs.priceUpTo)
  );
}

function isNamedBy(name: string, words: string): boolean {
  return words.split(', ').some((word) => name.toLowerCase().includes(word));
}

const SCREEN_SOCKETS: readonly Port['kind'][] = ['thunderbolt', 'hdmi', 'displayport', 'vga'];

function countSockets(ports: readonly Port[], kinds: readonly Port['kind'][]): number {
  return ports.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
}

/** The lines of `1080p`; a camera with megapixels has two or more, and so Full HD. */
function linesOf(camera: string | null): number | null {
  const lines = /^(\d{3,4})p\b/.exec(camera ?? '')?.[1];
  if (lines !== undefined) return Number(lines);
  return /\b(?:[2-9]|\d\d) MP\b/.test(camera ?? '') ? 1080 : null;
}

function isGradeFrom(grade: GradeKey | null, least: GradeKey): boolean {
  return grade !== null && GRADES.indexOf(grade) <= GRADES.indexOf(least);
}

function hasGraphics({ machine, cpu }: LaptopFacts, wanted: UseNeeds['graphics']): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'strong' && cpu?.vendor === 'apple' && cpu.generation === null) return true;
  if (machine.hasDedicatedGraphics !== true) return false;
  return wanted !== 'game' || isGameCard(machine.graphics);
}
