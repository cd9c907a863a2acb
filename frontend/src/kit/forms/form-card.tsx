import type { ReactNode } from 'react';

/** A narrow card with the only form of a page, such as the login. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-md gap-6 card px-5 py-8 md:px-10 md:py-10">
      <h1 className="text-h2">{title}</h1>
      {children}
    </section>
  );
}
