import { type ReactNode, useId } from 'react';

type CardProps = {
  title: string;
  /** 3 stands below a heading of its page. */
  level?: 2 | 3;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A card for one section of a page, with its heading. */
export function Card({ title, level = 2, aside, className = '', children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={`stack content-start card md:p-6 ${level === 2 ? 'gap-5 p-5' : 'gap-4 p-4'} ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading id={id} className={level === 2 ? 'font-sans text-lead' : ''}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

type FoldedCardProps = {
  title: string;
  /** What it holds, in short. */
  summary: string;
  /** Whether it begins unfolded. */
  open?: boolean;
  children: ReactNode;
};

/** A card that shows its title and a summary until it is unfolded. */
export const FoldedCard = ({ title, summary, open = false, children }: FoldedCardProps) => (
  <details open={open} className="card p-4">
    <summary className="min-h-11 cursor-pointer py-2.5">
      <span className="font-semibold">{title}</span>{' '}
      <span className="text-fine text-muted">{summary}</span>
    </summary>
    {children}
  </details>
);
