import { formatDate } from '#domain/delivery/dates.ts';
import { readEmptySearches } from '#platform/figures/empty-searches.ts';
import { readOpenWork } from '#platform/figures/open-work.ts';
import { readSales, type Sales } from '#platform/figures/sales.ts';
import { splitTitle } from '#platform/orders/mail/split-title.ts';
import { findMissing, type Readiness } from '#platform/ready/find-missing.ts';
import { listRunningJobs } from '#platform/staff/jobs.ts';
import { reviews, shop } from '#shop.config';
import type { Look, Shows, Visit } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { GoTo } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

const DAYS = 30;
const MOST_SEARCHES = 10;
/** A mail server that does not answer must not hold the page up. */
const READY_WAIT_MS = 1_500;

export async function loadToday({ visit }: Look) {
  const { db, now } = visit.context;
  const isOwner = visit.session?.member.role === 'owner';
  return {
    work: await readOpenWork(db),
    sales: isOwner ? await readSales(db, now(), DAYS) : null,
    inVain: isOwner ? await readEmptySearches(db, now(), { days: DAYS, limit: MOST_SEARCHES }) : [],
    jobs: isOwner ? await listRunningJobs(db, now()) : [],
    readiness: isOwner ? await readReadiness(visit) : null,
  };
}

/** Null while it is not known. */
async function readReadiness({ deployment, location, context }: Visit): Promise<Readiness | null> {
  const unknown = new Promise<null>((resolve) => setTimeout(resolve, READY_WAIT_MS, null).unref());
  const known = findMissing({ shop, reviews, deployment, location, now: context.now() });
  return Promise.race([known, unknown]).catch((err: unknown) => {
    context.log.error({ err }, 'what the shop lacks could not be read');
    return null;
  });
}

export function Today({ data: { work, sales, inVain, jobs, readiness } }: Shows<typeof loadToday>) {
  const { words, language } = useDesk();
  return (
    <>
      <PageHead title={words.rooms.today} />
      {jobs.map(({ id, name, progress }) => (
        <p key={id} className="notice">
          <GoTo href={`/desk/jobs/${id}`} text={words.actions[name as keyof typeof words.actions]} /> {progress}
        </p>
      ))}
      <Work work={work} />
      {sales && (
        <section className="sales">
          <h2>{words.today.sales}</h2>
          <div className="columns">
            <DayChart days={sales.days} />
            <FamilyTable families={sales.families} />
          </div>
        </section>
      )}
      {inVain.length > 0 && (
        <section>
          <h2>{words.today.inVain}</h2>
          <Table
            narrow="table"
            head={[words.today.searched, words.today.times]}
            numbers={[1]}
            rows={inVain.map(({ words: searched, count }) => [
              <a key="search" href={`/products?q=${encodeURIComponent(searched)}`}>
                {searched}
              </a>,
              String(count),
            ])}
          />
        </section>
      )}
      {readiness && readiness.missing.length > 0 && (
        <details className="ask" open={sales?.families.length === 0}>
          <summary>{words.today.missing(readiness.missing.length)}</summary>
          <ul className="list broken">
            {readiness.missing.map(({ told: { [language]: lack } }) => (
              <li key={lack.what}>
                {lack.what}: {lack.todo}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type OpenWork = Awaited<ReturnType<typeof readOpenWork>>;

/** What is open for this person, the most urgent first; nothing is said of what is done. */
function Work({ work }: { work: OpenWork }) {
  const { words, isOwner } = useDesk();
  const orders = '/desk/orders?show=';
  const items = [
    ['toPack', `${orders}to-pack`, work.toPack.map(({ number }) => `#${number}`)],
    ['awaitingMoney', `${orders}awaiting-money`, work.awaitingMoney.map(({ number }) => `#${number}`)],
    ['withdrawals', `${orders}returns`, work.withdrawals.map(({ order }) => `#${order}`)],
    ['messages', '/desk/messages', isOwner ? work.messages : 0],
    ['returns', `${orders}returns`, work.returns.map(({ order }) => `#${order}`)],
    ['fewLeft', '/desk/products?show=few', work.fewLeft.map(({ title }) => splitTitle(title).name)],
    ['failedMails', '/desk/mails', isOwner ? work.failedMails : 0],
  ] as const;
  const open = items
    .map(([word, href, what]) => ({ word, href, names: typeof what === 'number' ? [] : what, count: countOf(what) }))
    .filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="muted">{words.today.nothing}</p>;
  return (
    <ul className="work">
      {open.map(({ word, href, count, names }) => (
        <li key={word}>
          <a className="work__item" href={href}>
            <span className="work__count num">{count}</span>
            <span>
              <span className="block">{words.today.work[word]}</span>
              {names.length > 0 && <small className="block num">{toShort(names)}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const countOf = (what: number | readonly string[]) => (typeof what === 'number' ? what : what.length);
const SHOWN = 3;

function toShort(names: readonly string[]): string {
  return [...names.slice(0, SHOWN), ...(names.length > SHOWN ? ['…'] : [])].join(' · ');
}

const HEIGHT = 120;
const STEP = 10;
const BAR = 7;

/** A bar a day; the same numbers are in a table behind it. */
function DayChart({ days }: { days: Sales['days'] }) {
  const { words, money, language } = useDesk();
  const most = Math.max(1, ...days.map(({ cents }) => cents));
  const total = days.reduce((sum, { cents }) => sum + cents, 0);
  const withSales = days.filter(({ cents }) => cents !== 0).reverse();
  return (
    <figure className="chart">
      <figcaption>
        {words.today.lastDays(days.length)} <b className="num">{money(total)}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
      >
        {days.map(({ day, cents }, index) => {
          const height = Math.max(1, (Math.max(0, cents) / most) * HEIGHT);
          return <rect key={day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} />;
        })}
      </svg>
      {withSales.length > 0 && (
        <details>
          <summary>{words.today.asTable}</summary>
          <Table
            narrow="table"
            head={[words.today.day, words.today.amount]}
            numbers={[1]}
            rows={withSales.map(({ day, cents }) => [formatDate(day, language), money(cents)])}
          />
        </details>
      )}
    </figure>
  );
}

function FamilyTable({ families }: { families: Sales['families'] }) {
  const { words, money } = useDesk();
  if (families.length === 0) return <p className="muted">{words.today.noSales}</p>;
  return (
    <Table
      narrow="table"
      head={[words.today.family, words.today.pieces, words.today.amount]}
      numbers={[1, 2]}
      rows={families.slice(0, 8).map(({ name, pieces, cents }) => [name, String(pieces), money(cents)])}
    />
  );
}
