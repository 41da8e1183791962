import type { Review, ShopConfig } from '#domain/shop/shop-config.ts';
import { openDatabase } from '../db/database.ts';
import { databaseExists } from '../db/database-exists.ts';
import { type DatabaseLocation, describeDatabase } from '../db/location.ts';
import { readMeta } from '../db/meta.ts';
import { checkBackup, checkDatabase, checkMails } from './check-database.ts';
import { checkDeployment, type Deployment } from './check-deployment.ts';
import { checkFacts } from './check-facts.ts';
import { checkMailServer } from './check-mail-server.ts';
import { lacks, type Missing } from './missing.ts';

export interface ShopToOpen {
  shop: ShopConfig;
  reviews: readonly Review[];
  deployment: Deployment;
  location: DatabaseLocation;
  now: Date;
}

export interface Readiness {
  missing: Missing[];
  /** Things that only the owner can check, in sentences. */
  unchecked: string[];
}

/** Everything that a shop must have before it opens, looked at once. @throws as `openDatabase` */
export async function findMissing({ shop, reviews, deployment, location, now }: ShopToOpen): Promise<Readiness> {
  const inDatabase = await checkIn(location, { shop, deployment, now });
  const publicUrl = inDatabase.publicUrl ?? deployment.publicUrl;
  return {
    missing: [
      ...checkFacts(shop, reviews, now),
      ...checkDeployment({ ...deployment, publicUrl }),
      ...(await checkMailServer(deployment.smtpUrl)),
      ...inDatabase.missing,
    ],
    unchecked: [
      ...(deployment.hostedShop !== null
        ? [
            `${shop.promo ? `Whether the code ${shop.promo.code} gives ${shop.promo.percent}% at ${deployment.hostedShop}, and how` : 'How'} ${deployment.hostedShop} takes payments: see its administration.`,
          ]
        : []),
      ...(shop.delivery.zones.remote.list === null
        ? [
            'Which places the courier calls remote: its list is not named in delivery.zones.remote (docs/opening.md, step 2).',
          ]
        : []),
      ...(location.databaseUrl ? ['Whether PostgreSQL is saved: `npm run shop -- backup FILE` says how.'] : []),
    ],
  };
}

/** The address is the one that the store itself wrote down, as its mails have it. */
async function checkIn(
  location: DatabaseLocation,
  { shop, deployment, now }: Pick<ShopToOpen, 'shop' | 'deployment' | 'now'>,
): Promise<{ missing: Missing[]; publicUrl: string | null }> {
  if (!(await databaseExists(location))) {
    const missing = [lacks('database', (words) => words.noDatabase(describeDatabase(location)))];
    return { missing, publicUrl: null };
  }
  const db = await openDatabase(location);
  try {
    const isEmbedded = deployment.hostedShop === null;
    const missing = [
      ...(isEmbedded
        ? await checkDatabase(db, {
            promo: shop.promo,
            makers: shop.makers,
            productPictures: shop.productPictures,
            now,
          })
        : await checkMails(db)),
      ...(isEmbedded && !location.databaseUrl ? await checkBackup(db, now) : []),
    ];
    return { missing, publicUrl: await readMeta(db, 'public_url') };
  } finally {
    await db.destroy();
  }
}
