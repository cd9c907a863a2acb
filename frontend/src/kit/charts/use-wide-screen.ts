import { useSyncExternalStore } from 'react';

/** The theme's `md` breakpoint, from which charts have room. */
const wide = window.matchMedia('(min-width: 768px)');

const subscribe = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Returns whether a chart has room; phones do not even load its code. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
