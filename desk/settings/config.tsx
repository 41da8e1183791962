import { readConfigFile } from '#platform/ready/read-config-file.ts';
import type { Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

export const loadConfig = () => readConfigFile();

/** What each value does, in the file's own words; it is changed there, and holds from the next start. */
export function Config({ data: values }: Shows<typeof loadConfig>) {
  const texts = useDesk().words.settings.config;
  return (
    <>
      <PageHead title={texts.title} lead={texts.how} />
      <div lang="en" className="broken">
        <Table
          head={[texts.name, texts.value, texts.about, texts.line]}
          numbers={[3]}
          rows={values.map(({ line, path, value, about }) => [<b key="name">{path}</b>, value, about, String(line)])}
        />
      </div>
    </>
  );
}
