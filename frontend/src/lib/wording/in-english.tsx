import { type ReactNode, useLayoutEffect } from 'react';
import { SPECIFIED, speakEnglish, WordingContext } from './storefront-texts.ts';

/** Dashboard and admin sign-in are always in English. */
export function InEnglish({ children }: { children: ReactNode }) {
  useLayoutEffect(speakEnglish, []);
  return <WordingContext value={SPECIFIED}>{children}</WordingContext>;
}
