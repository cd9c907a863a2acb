import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus when the focused control is removed with its part of the page; otherwise keyboard and
 * screen reader users would start again at the top.
 */
export function useRestoreFocus(
  region: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const wasInside = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (wasInside.current && activeElement === document.body) {
      fallback.current?.focus({ preventScroll: true });
    }
    wasInside.current = region.current?.contains(document.activeElement) ?? false;
  });
}
