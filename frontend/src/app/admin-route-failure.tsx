import { Failure } from '../kit/failure.tsx';

/** Shown when a dashboard page throws or its code fails to load; offers a next step. */
export function AdminRouteFailure() {
  return (
    <Failure
      text="This page could not be shown."
      detail="The connection may be down, or the shop was just updated: loading the page again usually helps."
      onRetry={() => window.location.reload()}
    />
  );
}
