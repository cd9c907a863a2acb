import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus on where the control that had it has gone with its part of the page: without it,
 * keyboards and screen readers would start again at the top.
 */
export function useFocusRescue(
  region: RefObject<HTMLElement | null>,
  rescue: RefObject<HTMLElement | null>,
) {
  const wasInside = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (wasInside.current && activeElement === document.body) {
      rescue.current?.focus({ preventScroll: true });
    }
    wasInside.current = region.current?.contains(document.activeElement) ?? false;
  });
}
