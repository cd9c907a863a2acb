import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter lists are shown whole. */
const WHOLE_MAX = 100;
/** Rows above and below the screen, for the keyboard and for fast scrolling. */
const BEYOND = 8;
/** The height of a row until one is there, in pixels. */
const USUAL_HEIGHT = 88;
const NONE: ReadonlySet<string> = new Set();

type Shown<Row> = { shown: readonly { row: Row; top?: number }[]; height?: number };

/**
 * Returns which rows of a long list to show, and where: those near the screen, and those that are held. All rows have
 * the height of the first one.
 */
export function useRowWindow<Row extends { id: string }>(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly Row[],
  held = NONE,
): Shown<Row> {
  const isWhole = rows.length <= WHOLE_MAX;
  const [place, setPlace] = useState({ top: 0, height: USUAL_HEIGHT });
  const virtual = useWindowVirtualizer({
    enabled: !isWhole,
    count: rows.length,
    estimateSize: () => place.height,
    scrollMargin: place.top,
    overscan: BEYOND,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const far = held.size > 0 ? rows.flatMap(({ id }, at) => (held.has(id) ? at : [])) : [];
      return [...new Set([...near, ...far])].sort((one, other) => one - other);
    },
    // A jump by the scrollbar renders all rows anew: not before everything else, so that the page stays smooth.
    useFlushSync: false,
  });

  // Measured after each rendering: what stands above and the width of the screen change them.
  useLayoutEffect(() => {
    if (isWhole || !body.current) return;
    const top = Math.round(body.current.getBoundingClientRect().top + window.scrollY);
    const height = body.current.querySelector('tr')?.offsetHeight || USUAL_HEIGHT;
    if (top !== place.top || height !== place.height) setPlace({ top, height });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are known by an older height
  useLayoutEffect(() => virtual.measure(), [virtual, place.height]);

  if (isWhole) return { shown: rows.map((row) => ({ row })) };
  return {
    height: virtual.getTotalSize(),
    shown: virtual.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows[index];
      return row ? { row, top: start - place.top } : [];
    }),
  };
}
