import { useDesk } from '../page-context.ts';
import { PageHead } from '../ui/page-head.tsx';

const PAGES = ['passkeys', 'config', 'staff', 'backup', 'log'] as const;

export function Settings() {
  const { words, isOwner } = useDesk();
  return (
    <>
      <PageHead title={words.rooms.settings} />
      <ul className="work">
        {PAGES.filter((word) => isOwner || word === 'passkeys').map((word) => (
          <li key={word}>
            <a className="work__item" href={`/desk/settings/${word}`}>
              <span>
                <b>{words.settings[word].title}</b>
                <small className="muted">{words.settings[word].lead}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
