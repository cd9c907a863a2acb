import { useSyncExternalStore } from 'react';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

const subscribe = (onChange: () => void) => {
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
};

/** Returns the theme's colours and font for the current colour scheme; a canvas cannot use CSS variables. */
export function useChartColours() {
  useSyncExternalStore(subscribe, () => dark.matches);
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    accent: token('accent'),
    accentStrong: token('accent-strong'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line'),
    card: token('card'),
    font: style.fontFamily,
  };
}
export type ChartColours = ReturnType<typeof useChartColours>;
