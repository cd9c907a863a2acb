import { useEffect, useState } from 'react';

const TOP = 96;
const STEP = 8;

/** True while the person scrolls down, false at the top and when scrolling up. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < STEP) return;
      setHidden(now > last && now > TOP);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
