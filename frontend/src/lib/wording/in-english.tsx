import { type ReactNode, useLayoutEffect } from 'react';
import { SPECIFIED, speakEnglish, WordingContext } from './storefront-texts.ts';

/** The dashboard and the way into it are English in every shop. */
export function InEnglish({ children }: { children: ReactNode }) {
  useLayoutEffect(speakEnglish, []);
  return <WordingContext value={SPECIFIED}>{children}</WordingContext>;
}
