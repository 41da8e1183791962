import { useDesk } from '../page-context.ts';
import { PageHead } from '../ui/page-head.tsx';

const PAGES = [
  { path: '/desk/settings/config', word: 'config' },
  { path: '/desk/settings/staff', word: 'staff' },
  { path: '/desk/settings/backup', word: 'backup' },
  { path: '/desk/settings/log', word: 'log' },
] as const;

export function Settings() {
  const { words } = useDesk();
  return (
    <>
      <PageHead title={words.rooms.settings} />
      <ul className="doors">
        {PAGES.map(({ path, word }) => (
          <li key={path}>
            <a href={path}>
              <b>{words.settings[word].title}</b>
              <span>{words.settings[word].lead}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
