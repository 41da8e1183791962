import { contentLanguages, localeOf } from '#domain/locale/locales.ts';
import { listMails } from '#platform/mail/list-mails.ts';
import { listMessages, type Message } from '#platform/mail/messages.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Choice, TextField } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Views } from '../ui/search-form.tsx';
import { Table } from '../ui/table.tsx';
import { useTexts } from '../ui/value-text.ts';

const LANGUAGES = contentLanguages.map((tag) => [tag, localeOf(tag).name] as const);
export const loadMessages = ({ visit }: Look) => listMessages(visit.context.db);

export function Messages({ data: messages }: Shows<typeof loadMessages>) {
  const { words } = useDesk();
  return (
    <>
      <PageHead title={words.rooms.messages} />
      {messages.length === 0 && <p className="muted">{words.messages.none}</p>}
      {messages.map((message) => (
        <OneMessage key={message.id} message={message} />
      ))}
    </>
  );
}

function OneMessage({ message: { id, subject, text, from, at, answers } }: { message: Message }) {
  const { words, instant, language } = useDesk();
  const texts = words.messages;
  const form = { hidden: { message: id }, shown: { answers, open: true } };
  return (
    <section>
      <h2>{subject}</h2>
      <p className="muted">{[from, instant(at), answers > 0 && texts.answers(answers)].filter(Boolean).join(' · ')}</p>
      <blockquote>{text}</blockquote>
      <Act name="message_reply" {...form} ask={{ title: texts.reply, submit: texts.send }}>
        <TextField name="text" label={texts.text} rows={6} />
        <Choice name="language" label={words.orders.one.language} options={LANGUAGES} value={language} />
      </Act>
      <Act name="message_close" {...form} ask={texts.close} />
    </section>
  );
}

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
