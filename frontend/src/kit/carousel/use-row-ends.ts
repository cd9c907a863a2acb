import { type RefObject, useEffect, useState } from 'react';

/** Returns whether a scrolling row is at its first and at its last slide; `shown` tells sets of slides apart. */
export function useRowEnds(row: RefObject<HTMLElement | null>, shown: string) {
  const [ends, setEnds] = useState({ first: true, last: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides have another width
  useEffect(() => {
    const { current } = row;
    if (!current) return setEnds({ first: true, last: true });
    const look = () => {
      const first = current.scrollLeft < 2;
      const last = current.scrollLeft + current.clientWidth > current.scrollWidth - 2;
      setEnds((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row, shown]);
  return ends;
}
