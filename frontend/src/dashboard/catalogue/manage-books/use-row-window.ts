import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** Shorter lists are shown whole. */
const WHOLE_MAX = 100;
/** Rows above and below the screen, for the keyboard and for fast scrolling. */
const BEYOND = 8;
const FIRST: RowWindow = { from: 0, to: 40, height: 0 };

type RowWindow = { from: number; to: number; height: number };

/**
 * Returns which rows of a long list to show, from the scroll position. All rows must have the height of the
 * first one; `above` and `below` are the heights of the rows that are not shown, in pixels.
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState(FIRST);
  const isWhole = count <= WHOLE_MAX;

  useLayoutEffect(() => {
    if (isWhole) return;
    const look = () => {
      const height = body.current?.querySelector('tr')?.offsetHeight ?? 0;
      if (!body.current || height === 0) return;
      const { top } = body.current.getBoundingClientRect();
      const from = Math.max(0, Math.floor(-top / height) - BEYOND);
      const to = Math.ceil((window.innerHeight - top) / height) + BEYOND;
      // A jump by the scrollbar renders all rows anew: in parts, so that the page stays smooth.
      startTransition(() => {
        setRange((now) =>
          now.from === from && now.to === to && now.height === height ? now : { from, to, height },
        );
      });
    };
    look();
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [body, isWhole]);

  if (isWhole) return { from: 0, to: count, above: 0, below: 0 };
  const to = Math.min(count, Math.max(range.to, BEYOND));
  const from = Math.min(range.from, Math.max(0, to - 1));
  return { from, to, above: from * range.height, below: (count - to) * range.height };
}
