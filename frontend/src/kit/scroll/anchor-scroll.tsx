import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section named in the URL's hash, even when its page has only just loaded. */
export function AnchorScroll() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor picked again scrolls again
  useEffect(() => {
    const id = idIn(hash);
    if (!id) return;
    let tries = 0;
    const timer = setInterval(() => {
      const target = document.getElementById(id);
      if (target) target.scrollIntoView();
      if (target || ++tries > 20) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [hash, key]);
  return null;
}

/** Returns the id that a hash names; as it stands, if it is not encoded as addresses are. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
