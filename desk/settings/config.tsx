import { Fragment } from 'react';
import { readConfigFile } from '#platform/ready/read-config-file.ts';
import type { Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

export const loadConfig = () => readConfigFile();

/** What each value does; it is changed in the file, and holds from the next start. */
export function Config({ data: values }: Shows<typeof loadConfig>) {
  const { words, money, language } = useDesk();
  const texts = words.settings.config;
  const abouts: Readonly<Record<string, string>> = words.config;
  function toText(path: string, value: unknown): string {
    if (value === null) return '–';
    if (typeof value === 'boolean') return value ? words.facts.yes : words.facts.no;
    if (typeof value === 'number') return /cents$/i.test(path) ? money(value) : String(value);
    if (Array.isArray(value)) return value.map((one) => toText('', one)).join(', ');
    if (typeof value !== 'object') return String(value ?? '');
    const fields = new Map<string, unknown>(Object.entries(value));
    if ('from' in value || 'open' in value) return [...fields.values()].join('–');
    return toText('', fields.get(language) ?? fields.get('name') ?? fields.get('standard') ?? [...fields.keys()]);
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.how} />
      <div className="broken">
        <Table
          head={[texts.name, texts.value, texts.about, texts.line]}
          numbers={[3]}
          rows={values.map(({ line, path, value }) => [
            <b key="name">
              {path.split('.').map((part, depth) => (
                <Fragment key={part}>
                  {depth > 0 && '.'}
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </b>,
            toText(path, value),
            abouts[path],
            line,
          ])}
        />
      </div>
    </>
  );
}
