import { useCallback, useId, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

/**
 * A panel that opens from a button. It stays inside the window. Spread `root` on the common parent, `button` and
 * `panel` on the two elements.
 */
export function usePopover() {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dismissal = useDismissal({
    root,
    isOpen: () => open,
    close,
    button: () => button.current,
  });

  // Called anew when the panel opens, because then it can be measured.
  const intoView = useCallback(
    (panel: HTMLElement | null) => {
      if (panel && open) moveIntoView(panel);
    },
    [open],
  );
  return {
    open,
    toggle: () => setOpen(!open),
    close,
    root: { ref: root, ...dismissal },
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
