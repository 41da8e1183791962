import { forgetMissedSearches, listMissedSearches } from '../../searches/missed-searches.ts';
import type { ShopCommand } from '../command.ts';
import { textTable } from '../text-table.ts';

export const searchesMissed: ShopCommand = {
  path: ['searches', 'missed'],
  summary: 'List the searches that found nothing, the most frequent first',
  opens: 'existing',
  isForHostedShops: true,
  options: { clear: { help: 'forget them once they are listed' } },
  notes: [
    'What shoppers say and the search does not understand: add the words to search.config.ts (docs/search.md). Only the words are counted,',
    'once for each change of the catalogue; nothing of who searched is kept, and no words that may be a person’s.',
  ],
  examples: ['searches missed', 'searches missed --clear'],
  async run({ options }, { context, output }) {
    const missed = await listMissedSearches(context.db);
    const rows = missed.map(({ query, count }) => [String(count), query]);
    output.write(rows.length > 0 ? textTable([['TIMES', 'SEARCH'], ...rows], [0]) : 'Every search found something.\n');
    if (options.has('clear')) await forgetMissedSearches(context.db);
  },
};
