import { type RawBuilder, sql } from 'kysely';

/**
 * Single machines with what the owner knows of them, and the parcels in which they left; a machine that came back can leave again.
 * Besides, when a customer last said yes or no to news.
 */
export const pieces = (id: RawBuilder<unknown>) => [
  sql`create table pieces (
        id ${id}, serial text not null unique, sku text not null, cost_cents integer, supplier text not null default '',
        bought_on text)`,
  sql`create table fulfillment_pieces (
        fulfillment_id integer not null references fulfillments (id) on delete cascade,
        piece_id integer not null references pieces (id),
        order_line_id integer not null references order_lines (id) on delete cascade,
        primary key (fulfillment_id, piece_id))`,
  sql`create index fulfillment_pieces_piece on fulfillment_pieces (piece_id)`,
  sql`create index fulfillment_pieces_line on fulfillment_pieces (order_line_id)`,
  sql`alter table customers add column marketing_at text`,
];

/** The return with which a machine came back, as far as it was named. */
export const pieceReturns = [sql`alter table fulfillment_pieces add column return_id integer references returns (id)`];
