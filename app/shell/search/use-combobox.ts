import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  input: RefObject<HTMLInputElement | null>;
  /** The id of the list, from which the ids of its options are made. */
  id: string;
  count: number;
  onChoose: (at: number) => void;
}

/**
 * Makes a search box a combobox with a list (WAI-ARIA Authoring Practices, "Editable Combobox With List Autocomplete"): the
 * focus stays in the box, the arrows move through the list, Enter takes what is marked, Escape closes the list and then
 * empties the box. The box itself works before this is loaded, which is why it is not the one to do this.
 */
export function useCombobox({ input, id, count, onChoose }: Options) {
  const [isOpen, setOpen] = useState(false);
  // Draws the list anew for every letter; who draws it reads the box itself.
  const [, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const marked = isOpen && active < count ? active : -1;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && !event.altKey && count > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are options: the box itself, between the last and the first.
      setActive(((marked + 1 + move + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'ArrowUp' || (event.key === 'Escape' && isOpen && count > 0)) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter') {
      if (marked >= 0) {
        event.preventDefault();
        onChoose(marked);
      }
      setOpen(false);
    }
  });
  const onInput = useEffectEvent(() => {
    setQuery(input.current?.value ?? '');
    setActive(-1);
    setOpen(true);
  });
  const onFocus = useEffectEvent(() => {
    setQuery(input.current?.value ?? '');
    setOpen(true);
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const close = () => setOpen(false);
    const listeners = { keydown: onKeyDown, input: onInput, focus: onFocus, blur: close } as const;
    for (const [type, listener] of Object.entries(listeners)) box.addEventListener(type, listener as EventListener);
    // What was typed between the first drawing and this moment.
    if (document.activeElement === box) onFocus();
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        box.removeEventListener(type, listener as EventListener);
    };
  }, [input]);

  const isShown = isOpen && count > 0;
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-expanded', String(isShown));
    if (isShown) box.setAttribute('aria-controls', id);
    else box.removeAttribute('aria-controls');
    if (isShown && marked >= 0) box.setAttribute('aria-activedescendant', optionId(id, marked));
    else box.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, marked]);

  return { isShown, marked };
}

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}
