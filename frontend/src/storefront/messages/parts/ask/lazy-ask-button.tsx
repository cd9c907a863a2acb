import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import type { AskButtonProps } from './ask-button.tsx';

const AskButton = lazyPart<AskButtonProps>(
  async () => (await import('./ask-button.tsx')).AskButton,
);

/** The button in the browser: most visits find their book and do without its code. */
export function LazyAskButton(props: AskButtonProps) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    isInBrowser && (
      <Suspense>
        <AskButton {...props} />
      </Suspense>
    )
  );
}
