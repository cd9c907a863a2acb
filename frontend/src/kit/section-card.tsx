import { type ReactNode, useId } from 'react';

/** A card for one section of a page, with its heading. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card border border-line bg-card p-5 md:p-6"
    >
      <h2 id={id} className="font-sans text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}
