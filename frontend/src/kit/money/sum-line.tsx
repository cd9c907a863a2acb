import type { ReactNode } from 'react';

type SumLineProps = { name: ReactNode; className?: string; children: ReactNode };

/** A line of a bill: what is paid for, and the sum at its end. */
export const SumLine = ({ name, className = '', children }: SumLineProps) => (
  <p className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
    <span>{name}</span>
    <span className="ml-auto tabular-nums">{children}</span>
  </p>
);
