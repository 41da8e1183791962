import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { gradeLabel } from '#domain/machine/grade.ts';
import { type LaptopInput, parseLaptop } from '#domain/machine/laptop.ts';
import { lintProduct } from '#domain/machine/laptop-lint.ts';
import { isHiddenTitle } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import { useDesk } from '../page-context.ts';
import { Facts } from '../ui/facts.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** What the shop understands of a title: asked for while it is typed. */
export function loadReading({ request }: LoaderFunctionArgs): LaptopInput {
  const { searchParams } = new URL(request.url);
  const [title = '', vendor = '', productType = ''] = ['title', 'vendor', 'type'].map(
    (name) => searchParams.get(name)?.slice(0, 255) ?? '',
  );
  return { title, vendor, productType };
}

export function ReadingPage() {
  const { words } = useDesk();
  const input = useLoaderData<typeof loadReading>();
  return (
    <>
      <PageHead title={words.products.reading.title} lead={input.title} />
      <Reading input={input} />
    </>
  );
}

/** @param id of the one that follows what is typed */
export function Reading({ input, id = 'reading' }: { input: LaptopInput; id?: string }) {
  const { words } = useDesk();
  const { reading } = words.products;
  const facts = parseLaptop(input);
  const problems = lintProduct(input, isHiddenTitle(input.title, shop.merchandising.hiddenTitles));
  return (
    <div id={id} aria-live="polite">
      <Facts
        rows={[
          [words.products.brand, facts.brand],
          [reading.model, facts.model],
          [reading.processor, facts.cpu?.label],
          [reading.memory, facts.ramGb === null ? '' : `${facts.ramGb} GB`],
          [reading.storage, facts.storageLabel],
          [reading.screen, facts.screenInches === null ? '' : `${facts.screenInches}″ ${facts.resolution ?? ''}`],
          [reading.grade, facts.grade && gradeLabel(facts.grade)],
          [reading.windows11, reading.windows[facts.windows11]],
        ]}
      />
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
