import { listMails } from '#platform/mail/list-mails.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Views } from '../ui/search-form.tsx';
import { Table } from '../ui/table.tsx';
import { useTexts } from '../ui/value-text.ts';

const MOST = 100;

export async function loadMails({ visit, url }: Look) {
  const isWaiting = url.searchParams.get('show') !== 'all';
  return { isWaiting, mails: await listMails(visit.context.db, { limit: MOST, isWaiting }) };
}

export function Mails({ data: { isWaiting, mails } }: Shows<typeof loadMails>) {
  const { words, instant } = useDesk();
  const texts = words.mails;
  const { mailError } = useTexts();
  const states = words.orders.mail.status;
  return (
    <>
      <PageHead title={words.rooms.mails} />
      <Views
        label={words.rooms.mails}
        views={[
          ['/desk/mails', texts.waiting, isWaiting],
          ['/desk/mails?show=all', texts.all, !isWaiting],
        ]}
      />
      {mails.length === 0 && <p className="muted">{texts.none}</p>}
      <Table
        wide={[0, 1]}
        head={[texts.subject, texts.to, texts.written, texts.state, '']}
        rows={mails.map(({ id, subject, recipient, createdAt, status, attempts, error }) => [
          subject,
          recipient,
          instant(createdAt),
          [states[status], error && `${mailError(error)}, ${texts.tries(attempts)}`].filter(Boolean).join(' · '),
          error && status !== 'sent' && (
            <Act key="again" name="mail_resend" hidden={{ mail: id }} submit={texts.again} />
          ),
        ])}
      />
    </>
  );
}
