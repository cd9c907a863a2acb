import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter lists are rendered whole. */
const WHOLE_MAX = 100;
/** Extra rows above and below the screen, for the keyboard and fast scrolling. */
const BEYOND = 8;
/** In pixels, until a row can be measured. */
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
    // A jump of the scrollbar replaces all rows: at low priority, so that scrolling stays smooth.
    useFlushSync: false,
  });

  // Measured after every render: content above and the width of the screen change the sizes.
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
