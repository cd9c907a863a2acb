import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section named in the URL's hash, even when its page has only just loaded. */
export function AnchorScroll() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor picked again scrolls again
  useEffect(() => {
    if (!hash) return;
    let tries = 0;
    const timer = setInterval(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) target.scrollIntoView();
      if (target || ++tries > 20) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [hash, key]);
  return null;
}
