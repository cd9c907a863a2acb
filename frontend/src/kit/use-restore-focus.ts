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
    const look = () => {
      wasInside.current = region.current?.contains(document.activeElement) ?? false;
    };
    // The press that removes a control may be the first thing that happens since it was reached.
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [region]);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      fallback.current?.focus({ preventScroll: true });
    }
    wasInside.current = region.current?.contains(document.activeElement) ?? false;
  });
}
