import { useEffect, useRef, useState } from 'react';
import { type Needed, whenNeeded } from '../../../../api/ask-admin.ts';

/** Returns how a dialog answers, as long as calls wait for what they need; else null. */
export function useAsked(needed: Needed): ((isThere: boolean) => void) | null {
  const [settle, setSettle] = useState<((isThere: boolean) => void) | null>(null);
  const waiting = useRef<(isThere: boolean) => void>(undefined);
  useEffect(() => {
    const stop = whenNeeded(
      needed,
      () =>
        new Promise((resolve) => {
          waiting.current = resolve;
          setSettle(() => resolve);
        }),
    );
    return () => {
      stop();
      waiting.current?.(false);
    };
  }, [needed]);
  if (!settle) return null;
  return (isThere) => {
    setSettle(null);
    settle(isThere);
  };
}
