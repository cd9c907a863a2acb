import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** The page of the dashboard that was asked for, kept in the history state during the sign-in. */
export const returnState = ({ pathname, search }: Location) => ({ from: `${pathname}${search}` });

/** Where to go after the sign-in: the page that was asked for, else the overview. */
export function dashboardPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  const dashboard = paths.dashboard.to();
  return typeof from === 'string' && from.startsWith(`${dashboard}/`) ? from : dashboard;
}
