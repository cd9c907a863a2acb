import { SEARCH_MAX } from '@book-store/contract/lists';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A search field with a list of options (`option.tsx`), after the pattern of ARIA: the focus stays in the field, and
 * its arrow keys choose the active option. Spread `root` on what holds both, and `field` on the input. Every
 * navigation closes the list, and puts `inAddress` into the field if there is such a text.
 */
export function useCombobox({ inAddress }: { inAddress?: string } = {}) {
  const listId = useId();
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(inAddress ?? '');
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  // Not in an effect, whose first run would clear what was typed before it.
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    if (inAddress !== undefined) setTyped(inAddress);
    close();
  }

  function close() {
    setOpen(false);
    setActiveId(undefined);
  }

  /** One more position than there are options: the field itself. */
  function move(step: number) {
    const ids = options().map(({ id }) => id);
    const next = (ids.indexOf(activeId ?? '') + 1 + step + ids.length + 1) % (ids.length + 1);
    setActiveId(ids[next - 1]);
    document.getElementById(ids[next - 1] ?? '')?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
    show();
  }

  const show = () => setOpen(true);

  return {
    listId,
    typed,
    open,
    activeId,
    options,
    active: () => options().find(({ id }) => id === activeId),
    move,
    show,
    close,
    root: {
      ref: root,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) close();
      },
    },
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      enterKeyHint: 'search',
      maxLength: SEARCH_MAX,
      value: typed,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setTyped(event.target.value);
        setActiveId(undefined);
        show();
      },
      onFocus: show,
      onClick: show,
      onKeyDown,
    },
  } as const;
}
