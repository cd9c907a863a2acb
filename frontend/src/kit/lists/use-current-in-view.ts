import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a row of links that scrolls sideways on phones: the current one is in its middle, whenever
 * `view` changes. Without this, a page may show no tab as its own.
 */
export function useCurrentInView<Row extends HTMLElement>(view: string) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another current link or other widths
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row.current || !current) return;
    const { left, width } = row.current.getBoundingClientRect();
    row.current.scrollLeft += current.left - left - (width - current.width) / 2;
  }, [view]);
  return row;
}
