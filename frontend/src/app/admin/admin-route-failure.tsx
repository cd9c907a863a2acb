import { Failure } from '../../shared/ui/failure.tsx';

/** Shown where a page of the dashboard breaks or its code cannot be fetched, with the way on. */
export function AdminRouteFailure() {
  return (
    <Failure
      text="This page could not be shown."
      detail="The connection may be down, or the shop was just updated: loading the page again usually helps."
      onRetry={() => window.location.reload()}
    />
  );
}
