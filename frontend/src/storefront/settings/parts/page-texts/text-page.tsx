import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import type { ReactNode } from 'react';
import { PageHead } from '../../../../kit/page/page-head.tsx';

type TextPageProps = {
  head: Required<Pick<PageHeadProps, 'title'>> &
    Pick<PageHeadProps, 'description' | 'hidden' | 'structuredData'>;
  children: ReactNode;
};

/** A page of text: one column of prose. */
export function TextPage({ head, children }: TextPageProps) {
  return (
    <article className="mx-auto stack prose gap-10 break-words">
      <PageHead {...head} />
      <h1 className="break-words hyphens-auto">{head.title}</h1>
      {children}
    </article>
  );
}

type TextSectionProps = { id?: string; heading: string; children: ReactNode };

export function TextSection({ id, heading, children }: TextSectionProps) {
  return (
    <section id={id} className="stack scroll-mt-32 gap-3">
      <h2 className="break-words hyphens-auto">{heading}</h2>
      {children}
    </section>
  );
}
