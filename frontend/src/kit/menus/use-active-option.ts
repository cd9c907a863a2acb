import { type KeyboardEvent, type RefObject, useState } from 'react';

/** Which option of a combobox's list is active, and the arrow keys that change it. */
export function useActiveOption(root: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<string>();
  const options = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  /** One more position than there are options: the field itself. */
  function move(step: number) {
    const ids = options().map(({ id }) => id);
    const next = (ids.indexOf(activeId ?? '') + 1 + step + ids.length + 1) % (ids.length + 1);
    setActiveId(ids[next - 1]);
    document.getElementById(ids[next - 1] ?? '')?.scrollIntoView({ block: 'nearest' });
  }

  return {
    activeId,
    options,
    active: () => options().find(({ id }) => id === activeId),
    reset: () => setActiveId(undefined),
    move,
    /** Returns whether it was an arrow key. */
    onArrow(event: KeyboardEvent): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return false;
      event.preventDefault();
      move(step);
      return true;
    },
  };
}
