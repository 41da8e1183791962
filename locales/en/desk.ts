/** What the owner's desk says. */
import * as config from './desk/config.ts';
import * as entry from './desk/entry.ts';
import * as facts from './desk/facts.ts';
import * as frame from './desk/frame.ts';
import * as importProblems from './desk/import-problems.ts';
import * as log from './desk/log.ts';
import * as orders from './desk/orders.ts';
import * as outcomes from './desk/outcomes.ts';
import * as people from './desk/people.ts';
import * as products from './desk/products.ts';
import * as ready from './desk/ready.ts';
import * as settings from './desk/settings.ts';
import * as today from './desk/today.ts';

export const desk = {
  ...config,
  ...entry,
  ...facts,
  ...frame,
  ...importProblems,
  ...log,
  ...orders,
  ...outcomes,
  ...people,
  ...products,
  ...ready,
  ...settings,
  ...today,
};
