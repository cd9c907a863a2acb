import { useState } from 'react';
import { Failure } from '../kit/failure.tsx';

const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Shown when a page throws or its code fails to load; offers a next step. */
export function RouteFailure() {
  const [away, setAway] = useState(false);

  async function retry() {
    // Loading the page while the shop is away would leave the browser's own error page.
    if (await isReachable()) window.location.reload();
    else setAway(true);
  }

  return (
    <Failure
      text={away ? 'The shop still cannot be reached.' : 'This page could not be shown.'}
      detail={
        away
          ? 'Your cart is safe. Check your connection, and try again in a moment.'
          : 'Your cart is safe. The connection may be down, or the shop was just updated: loading the page again usually helps.'
      }
      onRetry={() => void retry()}
    />
  );
}
