import { useSyncExternalStore } from 'react';

/** From this width on, charts have room; the breakpoint `md` of the theme. */
const wide = window.matchMedia('(min-width: 768px)');

const subscribe = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** True where a chart has room; phones do not even load its code. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
