import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InputField } from '#app/ui/form-field.tsx';
import { cleanCode } from '#domain/customer/typed-text.ts';
import {
  addDiscount,
  type Discount,
  foldCode,
  limitDiscount,
  listDiscounts,
  stopDiscount,
} from '#platform/discounts/discounts.ts';
import type { Actions, Call, Change, DeskAction, Refusal } from '../actions.ts';
import { visitContext } from '../desk-context.ts';
import { useDesk, useTyped } from '../page-context.ts';
import { isTicked, typedCents, typedCount, typedLine } from '../typed-values.ts';
import { Act, Ask, Submit } from '../ui/act.tsx';
import { Tick } from '../ui/facts.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_-]{1,39}$/u;
const DAY = /^\d{4}-\d\d-\d\d$/;

function toValues({ usage_limit, used_count, ends_at }: Discount) {
  return { limit: usage_limit, used: used_count, ends: ends_at };
}

function onCode(call: Call, code: string, change: Pick<Change, 'run' | 'done'>): Change {
  const read = async () => {
    const discount = (await listDiscounts(call.visit.context.db)).find((one) => one.code === foldCode(code));
    return discount ? toValues(discount) : {};
  };
  return { subject: `code ${foldCode(code)}`, read, ...change };
}

const add: DeskAction = {
  role: 'owner',
  prepare(call): Change | Refusal {
    const { form, visit } = call;
    const code = cleanCode(typedLine(form, 'code_text'));
    const percent = typedCount(form, 'percent');
    const amountCents = typedCents(form, 'amount');
    const [minimum, limit] = [typedCents(form, 'minimum'), typedCount(form, 'limit')];
    const [firstDay, lastDay] = ['from', 'to'].map((name) => typedLine(form, name) || null);
    const isPercent = percent !== null && percent >= 1 && percent <= 100;
    if (!CODE.test(code)) return { problem: 'no_code' };
    if (isPercent === Boolean(amountCents) || minimum === null) return { problem: 'no_value' };
    if ([firstDay, lastDay].some((day) => day !== null && !(DAY.test(day ?? '') && Date.parse(day ?? ''))))
      return { problem: 'no_day' };
    const discount = {
      code,
      value: isPercent ? { percent } : { amountCents: amountCents ?? 0 },
      minimumSubtotalCents: minimum ?? 0,
      firstOrderOnly: isTicked(form, 'first'),
      usageLimit: limit,
      firstDay: firstDay ?? null,
      lastDay: lastDay ?? null,
    };
    const run = async () => ((await addDiscount(visit.context, discount)) ? 'code_added' : 'code_taken');
    return onCode(call, code, { run, done: ['code_added'] });
  },
};

const limit: DeskAction = {
  role: 'owner',
  prepare(call) {
    const code = typedLine(call.form, 'code_text');
    const most = typedCount(call.form, 'limit');
    const run = async () => ((await limitDiscount(call.visit.context.db, code, most)) ? 'saved' : 'unknown_code');
    return onCode(call, code, { run, done: ['saved'] });
  },
};

const stop: DeskAction = {
  role: 'owner',
  prepare(call) {
    const code = typedLine(call.form, 'code_text');
    const run = async () => ((await stopDiscount(call.visit.context, code)) ? 'code_stopped' : 'unknown_code');
    return onCode(call, code, { run, done: ['code_stopped'] });
  },
};

export const codeActions: Actions = { code_add: add, code_limit: limit, code_stop: stop };

export async function loadCodes({ context }: LoaderFunctionArgs) {
  const { db, now } = context.get(visitContext).context;
  return { codes: await listDiscounts(db), now: now().toISOString() };
}

export function Codes() {
  const { words, money, instant } = useDesk();
  const { codes, now } = useLoaderData<typeof loadCodes>();
  const texts = words.codes;
  return (
    <>
      <PageHead title={words.rooms.codes} />
      <AddForm />
      <Table
        head={[texts.code, texts.off, texts.conditions, texts.until, texts.used, '']}
        rows={codes.map((code) => {
          const isOver = code.ends_at !== null && code.ends_at <= now;
          return {
            key: code.code,
            cells: [
              code.code,
              code.percent === null ? money(code.amount_cents ?? 0) : `${code.percent}%`,
              [
                code.minimum_subtotal_cents > 0 && texts.from(money(code.minimum_subtotal_cents)),
                code.first_order_only === 1 && texts.first,
              ]
                .filter(Boolean)
                .join(', '),
              code.ends_at ? `${instant(code.ends_at)}${isOver ? `, ${texts.over}` : ''}` : '',
              <LimitForm key="limit" code={code} />,
              !isOver && (
                <Act key="stop" name="code_stop" shown={toValues(code)} className="inline">
                  <input type="hidden" name="code_text" value={code.code} />
                  <Submit look="quiet">{texts.stop}</Submit>
                </Act>
              ),
            ],
          };
        })}
      />
    </>
  );
}

function LimitForm({ code }: { code: Discount }) {
  const { words } = useDesk();
  return (
    <Act name="code_limit" shown={toValues(code)} className="variant">
      <input type="hidden" name="code_text" value={code.code} />
      <label className="cell">
        <span>{words.codes.usedOf(code.used_count)}</span>
        <input name="limit" inputMode="numeric" defaultValue={code.usage_limit ?? ''} />
      </label>
      <Submit look="quiet">{words.products.save}</Submit>
    </Act>
  );
}

function AddForm() {
  const { words, refused } = useDesk();
  const typed = useTyped('code_add');
  const { add: texts } = words.codes;
  const fields = ['percent', 'amount', 'minimum', 'limit'] as const;
  return (
    <Ask label={texts.title} isOpen={refused?.action === 'code_add'}>
      <Act name="code_add">
        <InputField id="code_text" name="code_text" label={words.codes.code} defaultValue={typed.code_text} />
        <div className="form--row">
          {fields.map((name) => (
            <InputField
              key={name}
              id={name}
              name={name}
              label={texts[name]}
              optional={words.frame.optional}
              inputMode="decimal"
              defaultValue={typed[name]}
            />
          ))}
        </div>
        <div className="form--row">
          {(['from', 'to'] as const).map((name) => (
            <InputField
              key={name}
              id={name}
              name={name}
              type="date"
              label={texts[name]}
              optional={words.frame.optional}
              defaultValue={typed[name]}
            />
          ))}
        </div>
        <Tick name="first" label={words.codes.first} />
        <Submit look="line">{texts.submit}</Submit>
      </Act>
    </Ask>
  );
}
