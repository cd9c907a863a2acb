import { Failure } from '../shared/ui/failure.tsx';

/** Shown when a page throws or its code fails to load; offers a next step. */
export function RouteFailure() {
  return (
    <Failure
      text="This page could not be shown."
      detail="Your cart is safe. The connection may be down, or the shop was just updated: loading the page again usually helps."
      onRetry={() => window.location.reload()}
    />
  );
}
