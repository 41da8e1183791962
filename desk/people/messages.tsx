import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextareaField } from '#app/ui/form-field.tsx';
import { listMessages, type Message } from '#platform/mail/messages.ts';
import { visitContext } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act, Ask, Submit } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';

export async function loadMessages({ context }: LoaderFunctionArgs) {
  return listMessages(context.get(visitContext).context.db);
}

export function Messages() {
  const { words } = useDesk();
  const messages = useLoaderData<typeof loadMessages>();
  return (
    <>
      <PageHead title={words.rooms.messages} />
      {messages.length === 0 && <p className="lead">{words.messages.none}</p>}
      {messages.map((message) => (
        <OneMessage key={message.id} message={message} />
      ))}
    </>
  );
}

function OneMessage({ message: { id, subject, text, from, at, answers } }: { message: Message }) {
  const { words, instant, refused } = useDesk();
  const typed = refused?.typed.message === id ? refused.typed : {};
  const texts = words.messages;
  const shown = { answers, open: true };
  return (
    <section>
      <h2>{subject}</h2>
      <p className="muted">{[from, instant(at), answers > 0 && texts.answers(answers)].filter(Boolean).join(' · ')}</p>
      <blockquote>{text}</blockquote>
      <Ask label={texts.reply} isOpen={typed.text !== undefined}>
        <Act name="message_reply" shown={shown}>
          <input type="hidden" name="message" value={id} />
          <TextareaField id={`reply-${id}`} name="text" label={texts.text} rows={6} defaultValue={typed.text} />
          <Submit look="line">{texts.send}</Submit>
        </Act>
      </Ask>
      <Act name="message_close" shown={shown}>
        <input type="hidden" name="message" value={id} />
        <button className="quiet" type="submit">
          {texts.close}
        </button>
      </Act>
    </section>
  );
}
