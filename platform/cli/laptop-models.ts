/** Laptops that business fleets really had: what the generator of trial products draws from. */

export interface LaptopModel {
  vendor: string;
  name: string;
  screen: string;
  /** First word of the pictures' names in the shop's media. */
  picture: 'pro-14' | 'point-14' | 'air-13' | 'slate-15' | 'station-17' | 'duo-12' | 'rose-13';
  processors: readonly string[];
  memory: readonly number[];
  grams: number;
  tags: readonly string[];
  /** The price of the plainest one, euro. */
  from: number;
}

/** Processors of one generation, the plainest first. */
const GEN6 = ['i5-6300U', 'i7-6600U'];
const GEN7 = ['i5-7300U', 'i7-7600U'];
const GEN8 = ['i5-8250U', 'i5-8350U', 'i7-8650U'];
const GEN10 = ['i5-10210U', 'i5-10310U', 'i7-10610U'];
const GEN11 = ['i5-1135G7', 'i5-1145G7', 'i7-1185G7'];
const GEN12 = ['i5-1235U', 'i5-1245U', 'i7-1265U'];
const HEAVY = ['i7-8850H', 'i7-9850H'];

const OFFICE = [8, 16];
const ROOMY = [8, 16, 32];
const BIG = [16, 32, 64];

const madeBy =
  (vendor: string) =>
  (name: string, rest: Omit<LaptopModel, 'vendor' | 'name'>): LaptopModel => ({
    vendor,
    name,
    ...rest,
  });
const dell = madeBy('Dell');
const hp = madeBy('HP');
const lenovo = madeBy('Lenovo');

const pro14 = { screen: '14" FHD', picture: 'pro-14', grams: 1500 } as const;
const point14 = { ...pro14, picture: 'point-14' } as const;
const thirteen = { screen: '13.3" FHD', picture: 'air-13', grams: 1250 } as const;
const fifteen = { screen: '15.6" FHD', picture: 'slate-15', grams: 1900 } as const;
const seventeen = { screen: '17.3" FHD', picture: 'station-17', grams: 2900, memory: BIG, processors: HEAVY } as const;

export const laptopModels: readonly LaptopModel[] = [
  dell('Latitude E7470', { ...pro14, processors: GEN6, memory: OFFICE, tags: ['latitude', 'business'], from: 149 }),
  dell('Latitude 7480', { ...pro14, processors: GEN7, memory: OFFICE, tags: ['latitude', 'business'], from: 189 }),
  dell('Latitude 7490', { ...pro14, processors: GEN8, memory: ROOMY, tags: ['latitude', 'business'], from: 249 }),
  dell('Latitude 5410', { ...pro14, processors: GEN10, memory: ROOMY, tags: ['latitude', 'business'], from: 309 }),
  dell('Latitude 7420', { ...pro14, processors: GEN11, memory: ROOMY, tags: ['latitude', 'business'], from: 429 }),
  dell('Latitude 5430', { ...pro14, processors: GEN12, memory: ROOMY, tags: ['latitude', 'business'], from: 549 }),
  dell('Latitude 7390', { ...thirteen, processors: GEN8, memory: OFFICE, tags: ['latitude', 'light'], from: 239 }),
  dell('Latitude 5590', { ...fifteen, processors: GEN8, memory: ROOMY, tags: ['latitude', 'business'], from: 259 }),
  dell('Precision 7740', { ...seventeen, tags: ['precision', 'workstation'], from: 699 }),
  hp('EliteBook 840 G3', { ...pro14, processors: GEN6, memory: OFFICE, tags: ['elitebook', 'business'], from: 159 }),
  hp('EliteBook 840 G5', { ...pro14, processors: GEN8, memory: ROOMY, tags: ['elitebook', 'business'], from: 259 }),
  hp('EliteBook 840 G7', { ...pro14, processors: GEN10, memory: ROOMY, tags: ['elitebook', 'business'], from: 349 }),
  hp('EliteBook 840 G8', { ...pro14, processors: GEN11, memory: ROOMY, tags: ['elitebook', 'business'], from: 439 }),
  hp('EliteBook 830 G6', { ...thirteen, processors: GEN8, memory: OFFICE, tags: ['elitebook', 'light'], from: 279 }),
  hp('ProBook 450 G8', { ...fifteen, processors: GEN11, memory: OFFICE, tags: ['probook', 'business'], from: 379 }),
  hp('ZBook 17 G6', { ...seventeen, tags: ['zbook', 'workstation'], from: 749 }),
  lenovo('ThinkPad T470', { ...point14, processors: GEN7, memory: OFFICE, tags: ['thinkpad', 'business'], from: 199 }),
  lenovo('ThinkPad T480', { ...point14, processors: GEN8, memory: ROOMY, tags: ['thinkpad', 'business'], from: 269 }),
  lenovo('ThinkPad T14 Gen 1', {
    ...point14,
    processors: GEN10,
    memory: ROOMY,
    tags: ['thinkpad', 'business'],
    from: 369,
  }),
  lenovo('ThinkPad T14 Gen 2', {
    ...point14,
    processors: GEN11,
    memory: ROOMY,
    tags: ['thinkpad', 'business'],
    from: 459,
  }),
  lenovo('ThinkPad T14 Gen 3', {
    ...point14,
    processors: GEN12,
    memory: ROOMY,
    tags: ['thinkpad', 'business'],
    from: 599,
  }),
  lenovo('ThinkPad X390', { ...thirteen, processors: GEN8, memory: OFFICE, tags: ['thinkpad', 'light'], from: 269 }),
  lenovo('ThinkPad L580', { ...fifteen, processors: GEN8, memory: OFFICE, tags: ['thinkpad', 'business'], from: 239 }),
  {
    vendor: 'Microsoft',
    name: 'Surface Pro 7',
    screen: '12.3" 2736x1824, Touch',
    picture: 'duo-12',
    processors: ['i5-1035G4', 'i7-1065G7'],
    memory: OFFICE,
    grams: 790,
    tags: ['surface', 'touch', 'light'],
    from: 399,
  },
  {
    vendor: 'Apple',
    name: 'MacBook Air 13" M1',
    screen: '13.3" 2560x1600',
    picture: 'rose-13',
    processors: ['Apple M1'],
    memory: OFFICE,
    grams: 1290,
    tags: ['macbook', 'apple-silicon', 'light'],
    from: 549,
  },
];
