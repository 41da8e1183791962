/** The owner's day over PostgreSQL. */
import { DESK_ENVIRONMENT, describeDay } from './desk-day.ts';
import { test } from './store-fixture.ts';

test.use({ environment: DESK_ENVIRONMENT, databaseKind: 'postgres' });

describeDay('postgres');
