import type { ReactNode } from 'react';

/** A word behind a name that tells it from most others. */
export const Mark = ({ children }: { children: ReactNode }) => (
  <span className="rounded-field border border-line px-1.5 py-0.5 text-fine font-normal whitespace-nowrap text-muted">
    {children}
  </span>
);
