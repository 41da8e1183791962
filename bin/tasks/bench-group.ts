/** Measures one group and prints its tables; a program of its own, so that no group runs beside what another has loaded. */
import { GROUPS } from '../../bench/groups.ts';
import { markdownTable } from '../../bench/support/markdown-table.ts';

const tables = (await GROUPS[process.argv[2] ?? '']?.(process.env)) ?? [];
process.stdout.write(tables.map(markdownTable).join(''));
