/** `npm run clients`: runs the tests of other storefronts' clients and, when all pass, writes which versions they were. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientsPage } from '../../tests/clients/list-clients.ts';
import { keepTemporaryFilesInMemory } from './memory-directory.ts';
import { finish, runClientTests } from './steps.ts';

keepTemporaryFilesInMemory();
const count = await runClientTests();
if (count.failed === 0 && count.passed > 0) {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(import.meta.dirname, '../../docs/clients.md'), clientsPage(day));
}
finish([count]);
