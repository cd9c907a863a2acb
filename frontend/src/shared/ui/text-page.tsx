import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

type TextPageProps = { title: string; description: string; children: ReactNode };

/** A page of text: one column of prose. */
export function TextPage({ title, description, children }: TextPageProps) {
  return (
    <article className="mx-auto grid max-w-[68ch] gap-10">
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      {children}
    </article>
  );
}

type TextSectionProps = { id?: string; heading: string; children: ReactNode };

export function TextSection({ id, heading, children }: TextSectionProps) {
  return (
    <section id={id} className="grid scroll-mt-32 gap-3">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
