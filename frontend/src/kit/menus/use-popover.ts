import { type FocusEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A panel that opens from a button. It stays inside the window. A click outside, focus leaving, Escape or navigation closes it.
 * Spread `root` on the common parent, `button` and `panel` on the two elements.
 */
export function usePopover() {
  const id = useId();
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // Called anew when the panel opens, because then it can be measured.
  const intoView = useCallback(
    (panel: HTMLElement | null) => {
      if (panel && open) moveIntoView(panel);
    },
    [open],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move to another page closes the panel
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // At the document, because some browsers give a pressed button no focus.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return {
    open,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    root: {
      ref: root,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    button: { ref: button, 'aria-expanded': open, 'aria-controls': id },
    panel: { id, hidden: !open, ref: intoView },
  };
}

const MARGIN_PX = 8;

/** Keeps a panel off the edges of the window, where its button may be. */
function moveIntoView(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const end = document.documentElement.clientWidth;
  if (left < 0) panel.style.translate = `${MARGIN_PX - left}px`;
  else if (right > end) panel.style.translate = `${end - MARGIN_PX - right}px`;
  // Test environments without a layout have no such method.
  panel.scrollIntoView?.({ block: 'nearest' });
}
