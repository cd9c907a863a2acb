import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen a row may be when its pictures are fetched. */
const NEAR = '300px 0px';
/** The slides of the widest view. */
export const VIEW = 3;

/**
 * Returns how many slides of a row, from the first, a person has come near; those of the next view are near. `shown` tells one set of slides
 * from another, `first` is the number of those that are near from the start.
 */
export function useNearSlides(
  row: RefObject<HTMLElement | null>,
  { shown, first }: { shown: string; first: number },
): number {
  const [near, setNear] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are other elements
  useEffect(() => {
    const slides = [...(row.current?.children ?? [])];
    const inView = Math.round((row.current?.clientWidth ?? 0) / (slides[0]?.clientWidth || 1));
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => slides.indexOf(target) + 1 + inView);
        setNear((before) => Math.max(before, ...seen));
      },
      { rootMargin: NEAR },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, shown]);
  return near;
}
