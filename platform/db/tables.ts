/**
 * The tables of the embedded platform, as Kysely sees them. Only two column kinds are used, so that SQLite and PostgreSQL
 * behave alike: `text` (also for JSON and for UTC instants, ISO 8601 with milliseconds) and 32-bit `integer`
 * (also for booleans 0/1 and for money, always in cents).
 *
 * The row itself has its text in the shop's primary language (Greek); `translations` has every other language, as on the hosted
 * platform.
 */
import type { CartTables } from './tables/carts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { MailTables } from './tables/mail.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { StaffTables } from './tables/staff.ts';

export interface Tables
  extends CartTables,
    CatalogueTables,
    ContentTables,
    CustomerTables,
    MailTables,
    OrderTables,
    PaymentTables,
    StaffTables {
  /** Facts about this database itself, such as `seeded_at`. */
  meta: {
    key: string;
    value: string;
  };

  /** `resource` is the table's singular name; `key` the name of the translated column, e.g. `title`. */
  translations: {
    resource:
      | 'product'
      | 'product_image'
      | 'product_option'
      | 'product_option_value'
      | 'collection'
      | 'discount'
      | 'blog'
      | 'article'
      | 'menu'
      | 'menu_item';
    resource_id: number;
    language: string;
    key: string;
    value: string;
  };

  /** A bucket of tokens, by the SHA-256 of what it counts. */
  rate_limits: {
    key: string;
    /** The instant at which the bucket is full again, if nothing more is taken. */
    full_at: string;
  };
}
