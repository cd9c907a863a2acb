import type { Location } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

/** The requested page, kept in the history state during sign-in. */
export type ReturnState = { from: string };

export const returnState = ({ pathname, search, hash }: Location): ReturnState => ({
  from: `${pathname}${search}${hash}`,
});

/** Returns the path to open after sign-in; home if none was requested or it is not in this shop. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.home.to();
  try {
    const url = new URL(from, location.origin);
    if (url.origin !== location.origin) return paths.home.to();
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return paths.home.to();
  }
}
