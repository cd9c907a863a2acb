import { type ReactNode, useId } from 'react';

type StatsCardProps = {
  title: string;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled card of the overview. */
export function StatsCard({ title, aside, className = '', children }: StatsCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-card p-5 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-sans text-lead">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
