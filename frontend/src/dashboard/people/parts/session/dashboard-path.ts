import type { Location } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';

/** The requested dashboard page, kept in the history state during sign-in. */
export const returnState = ({ pathname, search }: Location) => ({ from: `${pathname}${search}` });

/** Returns the path to open after sign-in: the requested page, or the overview. */
export function dashboardPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  const dashboard = dashboardPaths.overview.to();
  return typeof from === 'string' && from.startsWith(`${dashboard}/`) ? from : dashboard;
}
