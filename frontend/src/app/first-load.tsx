import { type ReactNode, useEffect, useState } from 'react';
import { FIRST_LOAD_MS } from '../shared/specified-texts.ts';

/**
 * Covers the screen for two seconds from the start of the page, while the shop below already loads.
 * The same markup is in index.html, so that the spinner is there before any script.
 */
export function FirstLoad({ children }: { children: ReactNode }) {
  const [covered, setCovered] = useState(() => performance.now() < FIRST_LOAD_MS);
  useEffect(() => {
    const left = Math.max(0, FIRST_LOAD_MS - performance.now());
    const timer = setTimeout(() => setCovered(false), left);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {covered && (
        <div className="first-load" role="status">
          <span className="spinner" />
          <span className="sr-only">Loading the shop</span>
        </div>
      )}
      <div inert={covered}>{children}</div>
    </>
  );
}
