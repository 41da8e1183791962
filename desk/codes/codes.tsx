import { cleanCode } from '#domain/customer/typed-text.ts';
import { athensDay } from '#domain/delivery/athens-time.ts';
import {
  addDiscount,
  type Discount,
  foldCode,
  limitDiscount,
  listDiscounts,
  stopDiscount,
} from '#platform/discounts/discounts.ts';
import { type Actions, byOwner, type Call, type Change, type DeskAction } from '../actions.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { isTicked, typedCents, typedCount, typedLine } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { Field, Tick } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_-]{1,39}$/u;
const DAY = /^\d{4}-\d\d-\d\d$/;

const toValues = (code: Discount) => ({ limit: code.usage_limit, used: code.used_count, ends: code.ends_at });

function changeOf({ visit }: Call, code: string, run: () => Promise<string>): Change {
  const read = async () => {
    const discount = (await listDiscounts(visit.context.db)).find((one) => one.code === foldCode(code));
    return discount ? toValues(discount) : {};
  };
  return { subject: `code ${foldCode(code)}`, read, run, done: ['code_added', 'saved', 'code_stopped'] };
}

/** How often a code may be used: null for no limit, undefined for what is no number of times. */
const typedLimit = (form: FormData) =>
  typedLine(form, 'limit') === '' ? null : typedCount(form, 'limit') || undefined;

/** An action on the code that the form names. */
function onCode(done: string, run: (code: string, call: Call) => Promise<unknown>): DeskAction {
  return byOwner((call) => {
    const code = typedLine(call.form, 'code_text');
    if (typedLimit(call.form) === undefined) return { problem: 'no_limit' };
    return changeOf(call, code, async () => ((await run(code, call)) ? done : 'unknown_code'));
  });
}

const add = byOwner((call) => {
  const { form, visit } = call;
  const code = cleanCode(typedLine(form, 'code_text'));
  const percent = typedCount(form, 'percent');
  const amountCents = typedCents(form, 'amount');
  const [minimum, limit] = [typedCents(form, 'minimum'), typedLimit(form)];
  const [firstDay, lastDay] = ['from', 'to'].map((name) => typedLine(form, name) || null);
  const isPercent = percent !== null && percent >= 1 && percent <= 100;
  if (!CODE.test(code)) return { problem: 'no_code' };
  const isOther = !isPercent && typedLine(form, 'percent') !== '';
  if (isPercent === Boolean(amountCents) || isOther || minimum === null) return { problem: 'no_value' };
  if (limit === undefined) return { problem: 'no_limit' };
  const isDay = (day: string | null | undefined) => !day || (DAY.test(day) && Date.parse(day) > 0);
  const isOver = lastDay && lastDay < (firstDay || athensDay(visit.context.now()));
  if (!isDay(firstDay) || !isDay(lastDay) || isOver) return { problem: 'no_day' };
  const discount = {
    code,
    value: isPercent ? { percent } : { amountCents: amountCents ?? 0 },
    minimumSubtotalCents: minimum ?? 0,
    firstOrderOnly: isTicked(form, 'first'),
    usageLimit: limit,
    firstDay: firstDay ?? null,
    lastDay: lastDay ?? null,
  };
  return changeOf(call, code, async () => ((await addDiscount(visit.context, discount)) ? 'code_added' : 'code_taken'));
});

export const codeActions: Actions = {
  code_add: add,
  code_limit: onCode('saved', (code, { visit, form }) =>
    limitDiscount(visit.context.db, code, typedLimit(form) ?? null),
  ),
  code_stop: onCode('code_stopped', (code, { visit }) => stopDiscount(visit.context, code)),
};

export async function loadCodes({ visit }: Look) {
  const { db, now } = visit.context;
  return { codes: await listDiscounts(db), now: now().toISOString() };
}

const formOf = (code: Discount) => ({ hidden: { code_text: code.code }, shown: toValues(code) });

export function Codes({ data: { codes, now } }: Shows<typeof loadCodes>) {
  const { words, money, instant } = useDesk();
  const texts = words.codes;
  return (
    <>
      <PageHead title={words.rooms.codes} />
      <AddForm />
      {codes.length === 0 && <p className="muted">{texts.none}</p>}
      <Table
        head={[texts.code, texts.off, texts.conditions, texts.until, texts.used, '']}
        rows={codes.map((code) => {
          const isOver = code.ends_at !== null && code.ends_at <= now;
          return [
            code.code,
            code.percent === null ? money(code.amount_cents ?? 0) : `${code.percent}%`,
            [
              code.minimum_subtotal_cents > 0 && texts.from(money(code.minimum_subtotal_cents)),
              code.first_order_only === 1 && texts.first,
            ]
              .filter(Boolean)
              .join(', '),
            code.ends_at ? `${instant(code.ends_at)}${isOver ? `, ${texts.over}` : ''}` : '',
            <Act
              key="limit"
              name="code_limit"
              {...formOf(code)}
              className="variant"
              submit={words.products.save}
              look="quiet"
            >
              <Field
                name="limit"
                isOptional
                label={texts.usedOf(code.used_count)}
                value={code.usage_limit}
                inputMode="numeric"
              />
            </Act>,
            !isOver && <Act key="stop" name="code_stop" {...formOf(code)} ask={texts.stop} />,
          ];
        })}
      />
    </>
  );
}

function AddForm() {
  const { words } = useDesk();
  const { add: texts } = words.codes;
  return (
    <Act name="code_add" ask={texts}>
      <Field name="code_text" label={words.codes.code} />
      <div className="form--row">
        {(['percent', 'amount', 'minimum', 'limit'] as const).map((name) => (
          <Field key={name} name={name} label={texts[name]} isOptional inputMode="decimal" />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} name={name} type="date" label={texts[name]} isOptional />
        ))}
      </div>
      <Tick name="first" label={words.codes.first} />
    </Act>
  );
}
