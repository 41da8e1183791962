import { useId, useState } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useLocation } from '../router/router-context.ts';
import { Icon } from '../ui/icon.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useOnChange } from '../ui/use-on-change.ts';
import { useHoverPopover } from './use-hover-popover.ts';

const MegaMenu = onDemand(() => import('./mega-menu.tsx').then((module) => module.MegaMenu));

/** The button of the mega menu. What is in it comes when it opens first; without JavaScript the button is a link. */
export function LaptopsMenu() {
  const { t } = useI18n();
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const { panel, close, trigger, hold } = useHoverPopover<HTMLDivElement>();
  const { key } = useLocation();
  useOnChange(key, close);
  return (
    <>
      <button type="button" className="only-scripted" popoverTarget={id} {...trigger}>
        {t('nav.laptops')} <Icon name="down" small />
      </button>
      <LocalLink className="only-plain" to={LAPTOPS_ADDRESS}>
        {t('nav.laptops')}
      </LocalLink>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="mega"
        onToggle={({ newState }) => setOpened((was) => was || newState === 'open')}
        {...hold}
      >
        <MegaMenu needed={wasOpened} />
      </div>
    </>
  );
}
