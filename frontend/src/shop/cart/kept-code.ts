import { useState } from 'react';
import { keptText } from '../../lib/kept-text.ts';

const kept = keptText('book-store-discount-v1');

/** Returns the discount code that goes with the cart of this browser, as it was typed; empty without one. */
export function useKeptCode() {
  const [code, setCode] = useState(() => kept.read() ?? '');
  return [
    code,
    (next: string) => {
      kept.write(next);
      setCode(next);
    },
  ] as const;
}
