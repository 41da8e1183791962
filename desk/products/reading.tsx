import { readSources } from '#domain/machine/fact-source.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import { type LaptopFacts, type LaptopInput, parseLaptop } from '#domain/machine/laptop.ts';
import { lintProduct } from '#domain/machine/laptop-lint.ts';
import { getWindows11 } from '#domain/machine/laptop-windows.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { isHiddenTitle } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Facts } from '../ui/facts.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** What the shop understands of a title: asked for while it is typed. */
export function loadReading({ url }: Look): LaptopInput {
  const [title = '', vendor = '', productType = ''] = ['title', 'vendor', 'type'].map(
    (name) => url.searchParams.get(name)?.slice(0, 255) ?? '',
  );
  return { title, vendor, productType };
}

export function ReadingPage({ data: input }: Shows<typeof loadReading>) {
  const { words } = useDesk();
  return (
    <>
      <PageHead title={words.products.reading.title} lead={input.title} />
      <Reading input={input} />
    </>
  );
}

/** What was read of a product, each with where: in its parts, or in the table of processors. */
export function useReadFacts(input: LaptopInput) {
  const { reading, brand } = useDesk().words.products;
  const facts = parseLaptop(input);
  const sourceOf = readSources(input);
  const processor = facts.cpu && findProcessor(facts.cpu.label);
  const told: readonly (readonly [string, Write])[] = [
    [brand, (of) => of.brand],
    [reading.model, (of) => of.model],
    [reading.processor, (of) => of.cpu?.label],
    [reading.memory, memoryText],
    [reading.storage, (of) => of.storageLabel],
    [reading.screen, (of) => of.screenInches && `${of.screenInches}″ ${of.resolution ?? ''}`],
    [reading.graphics, (of) => of.machine.graphics],
    [reading.weight, (of) => of.machine.weightKg && `${of.machine.weightKg} kg`],
    [reading.battery, (of) => of.machine.batteryWh && `${of.machine.batteryWh} Wh`],
    [reading.grade, (of) => of.grade && gradeLabel(of.grade)],
  ];
  const { windows11 } = facts;
  const isTabled = getWindows11(facts.cpu) === windows11;
  return [
    ...told.map(([name, write]) => [name, write(facts), sourceOf(write)] as const),
    [reading.speed, processor?.speed && `${processor.speed.classMany}/10`, 'processors'],
    [
      reading.windows11,
      windows11 !== 'notApplicable' && reading.windows[windows11],
      isTabled ? 'processors' : sourceOf((of) => of.windows11),
    ],
  ] as const;
}

type Write = (facts: LaptopFacts) => string | number | null | undefined;

/** @param id of the one that follows what is typed */
export function Reading({ input, id = 'reading' }: { input: LaptopInput; id?: string }) {
  const { words } = useDesk();
  const { reading } = words.products;
  const problems = lintProduct(input, isHiddenTitle(input.title, shop.merchandising.hiddenTitles));
  return (
    <div id={id} aria-live="polite">
      <Facts rows={useReadFacts(input).map(([name, value]) => [name, value])} />
      {problems.length > 0 && (
        <ul className="list">
          {problems.map((problem) => (
            <li key={problem}>{reading.problems[problem]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
