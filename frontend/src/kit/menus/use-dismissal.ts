import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

type Dismissal = {
  root: RefObject<HTMLElement | null>;
  /** Asked only when something happens: the browser itself may have opened it. */
  isOpen: () => boolean;
  close: () => void;
  /** Where the focus goes on Escape. */
  button: () => HTMLElement | null | undefined;
};

/**
 * Closes what has opened from a button: a press elsewhere, Escape, focus that leaves it, or a move to another page.
 * Spread what it returns on `root`.
 */
export function useDismissal({ root, isOpen, close, button }: Dismissal) {
  const { key } = useLocation();
  const onMove = useEffectEvent(() => {
    if (isOpen()) close();
  });
  const onPointer = useEffectEvent(({ target }: PointerEvent) => {
    if (isOpen() && !root.current?.contains(target as Node)) close();
  });
  // At the document, because some browsers give a pressed button no focus.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
    close();
    button()?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move has another key
  useEffect(() => onMove(), [key]);
  useEffect(() => {
    const [pointer, keys] = [(e: PointerEvent) => onPointer(e), (e: KeyboardEvent) => onKey(e)];
    document.addEventListener('pointerdown', pointer);
    document.addEventListener('keydown', keys);
    return () => {
      document.removeEventListener('pointerdown', pointer);
      document.removeEventListener('keydown', keys);
    };
  }, []);
  return {
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  };
}
