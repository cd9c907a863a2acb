import { useEffect, useState } from 'react';
import { Failure } from '../kit/page/failure.tsx';
import { onReturnOrJustAfter } from '../lib/addresses/page-return.ts';
import { useTexts } from '../lib/wording/storefront-texts.ts';
import { failureTexts } from './texts.ts';

const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Shown when a page throws or its code fails to load; offers a next step. */
export function RouteFailure() {
  const texts = useTexts(failureTexts);
  const [away, setAway] = useState(false);

  async function retry() {
    // Reloading offline would show the browser's error page.
    if (await isReachable()) window.location.reload();
    else setAway(true);
  }

  // The code may have been cancelled when the page was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, or it would try for ever
  useEffect(() => onReturnOrJustAfter(() => void retry()), []);
  return (
    <Failure
      text={away ? texts.away : texts.failed}
      detail={away ? texts.awayDetail : texts.detail}
      onRetry={() => void retry()}
    />
  );
}
