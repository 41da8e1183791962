import { useDesk } from '../page-context.ts';
import { PageHead } from '../ui/page-head.tsx';

const PAGES = [
  { path: '/desk/settings/passkeys', word: 'passkeys', forOwner: false },
  { path: '/desk/settings/config', word: 'config', forOwner: true },
  { path: '/desk/settings/staff', word: 'staff', forOwner: true },
  { path: '/desk/settings/backup', word: 'backup', forOwner: true },
  { path: '/desk/settings/log', word: 'log', forOwner: true },
] as const;

export function Settings() {
  const { words, isOwner } = useDesk();
  return (
    <>
      <PageHead title={words.rooms.settings} />
      <ul className="work">
        {PAGES.filter(({ forOwner }) => isOwner || !forOwner).map(({ path, word }) => (
          <li key={path}>
            <a className="work__item" href={path}>
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
