import { mulberry32 } from '#domain/shop/seeded-random.ts';
import { toMetafields } from '../seed/model-facts.ts';
import type { SeedProduct } from '../seed/seed-files.ts';
import { type LaptopModel, laptopModels } from './laptop-models.ts';

/** Grades as titles write them, with the picture that shows each and what it takes off the price. */
const GRADES = [
  { title: 'GAA', picture: 'grade-aa', factor: 1.12 },
  { title: 'GA+', picture: 'grade-aplus', factor: 1.06 },
  { title: 'G(A+)', picture: 'grade-aplusparenthesis', factor: 1.03 },
  { title: 'GA', picture: 'grade-a', factor: 1 },
  { title: 'GA-', picture: 'grade-aminus', factor: 0.9 },
  { title: 'GB', picture: 'grade-b', factor: 0.82 },
] as const;

const DRIVES = ['128GB SSD', '256GB SSD', '512GB SSD', '1TB SSD'] as const;
const SHOTS = ['front', 'side', 'closed', 'keys'] as const;
const OS_NAME = { el: 'Λειτουργικό σύστημα', en: 'Operating system' };
const DAY_MS = 86_400_000;

type Dice = <Item>(items: readonly Item[]) => Item;

/**
 * A plausible refurbished laptop; the same number and seed give the same one.
 *
 * @param number from 1; part of the handle, `demo-…`, and of the SKUs
 * @param now the products came into the shop in the two years before
 */
export function generateLaptop(number: number, seed: number, now: Date): SeedProduct {
  const pick = createDice(seed, number);
  const model = pick(laptopModels);
  const processor = pick(model.processors);
  const ram = pick(model.memory);
  const drive = pick(DRIVES);
  const grade = pick(GRADES);
  const systems = systemsOf(model, processor);
  const euro = priceOf(model, processor, ram, DRIVES.indexOf(drive), grade.factor);
  const days = pick(Array.from({ length: 700 }, (_, index) => index));
  const title = `${model.vendor} ${model.name} (${processor}, ${ram}GB RAM, ${drive}, ${model.screen}, ${grade.title})`;
  return {
    handle: `demo-${number}-${toHandle(`${model.vendor} ${model.name}`)}`,
    title: { el: title, en: title },
    vendor: model.vendor,
    productType: 'Laptop',
    tags: [...model.tags, ...tagsOf(systems, euro)],
    createdAt: new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10),
    images: [...SHOTS.map((shot) => `${model.picture}-${shot}`), grade.picture],
    options: [{ name: OS_NAME, values: systems.map(({ name }) => ({ el: name, en: name })) }],
    variants: systems.map(({ name, euro: extra }, index) => ({
      sku: `DEMO-${number}-${index + 1}`,
      values: [name],
      price: (euro + extra) * 100,
      stock: pick([0, 1, 2, 3, 4, 6, 9, 14]),
      barcode: null,
      weightGrams: model.grams,
    })),
    description: describe(model, processor, ram, drive),
    metafields: toMetafields({ weight: String(model.grams / 1000) }, undefined),
  };
}

function createDice(seed: number, number: number): Dice {
  const next = mulberry32(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
  return (items) => {
    const item = items[next() % items.length];
    if (item === undefined) throw new RangeError('There is nothing to choose from');
    return item;
  };
}

/** Windows 11 wants an 8th-generation Intel or newer; older machines leave with Ubuntu. */
function systemsOf({ vendor }: LaptopModel, processor: string): { name: string; euro: number }[] {
  if (vendor === 'Apple') return [{ name: 'macOS', euro: 0 }];
  const ubuntu = { name: 'Ubuntu 24.04 LTS', euro: 0 };
  return /^i\d-[67]\d{3}/.test(processor) ? [ubuntu] : [{ name: 'Windows 11 Pro', euro: 20 }, ubuntu];
}

function priceOf(model: LaptopModel, processor: string, ram: number, drive: number, factor: number): number {
  const extras = model.processors.indexOf(processor) * 25 + model.memory.indexOf(ram) * 35 + drive * 20;
  return Math.round(((model.from + extras) * factor) / 10) * 10 - 1;
}

function tagsOf(systems: readonly { name: string }[], euro: number): string[] {
  return [
    ...(systems.some(({ name }) => name.startsWith('Windows 11')) ? ['windows-11'] : []),
    ...(systems.some(({ name }) => name.startsWith('Ubuntu')) ? ['linux'] : []),
    ...(euro <= 250 ? ['under-250'] : []),
  ];
}

function describe({ vendor, name, screen }: LaptopModel, processor: string, ram: number, drive: string) {
  const size = /^[\d.]+"/.exec(screen)?.[0] ?? screen;
  return {
    el: `<p>Ανακατασκευασμένο ${vendor} ${name} με ${processor}, ${ram} GB RAM και ${drive}, ελεγμένο σε κάθε του λειτουργία.</p>\n<ul><li>Οθόνη ${size}</li><li>Μνήμη RAM ${ram} GB</li><li>Δίσκος ${drive}</li></ul>`,
    en: `<p>Refurbished ${vendor} ${name} with ${processor}, ${ram} GB RAM and ${drive}, checked in all its functions.</p>\n<ul><li>${size} screen</li><li>${ram} GB RAM</li><li>${drive}</li></ul>`,
  };
}

function toHandle(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
