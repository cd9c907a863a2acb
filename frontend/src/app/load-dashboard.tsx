import { useEffect, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Spinner } from '../kit/spinner.tsx';
import { paths } from '../lib/paths.ts';
import { texts } from '../lib/specified-texts.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { RouteFailure } from './route-failure.tsx';

type Props = { onLoad: (routes: RouteObject[]) => void };

const patterns = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/(admin|dashboard)(\/|$)/.test(pattern));

/** Stands for the dashboard's routes, which visitors never load, until one of its pages is opened. */
export const unloadedDashboard = (onLoad: Props['onLoad']): RouteObject[] => [
  {
    element: <FailureBoundary fallback={<RouteFailure />} />,
    children: patterns.map((path) => ({ path, element: <LoadDashboard onLoad={onLoad} /> })),
  },
];

function LoadDashboard({ onLoad }: Props) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    import('./admin-routes.tsx').then(
      ({ adminRoutes }) => onLoad(adminRoutes),
      (error: unknown) => setFailure({ error }),
    );
  }, [onLoad]);
  if (failure) throw failure.error;
  return <Spinner text={texts.guard.loading} className="min-h-svh" />;
}
