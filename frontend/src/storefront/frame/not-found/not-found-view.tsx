import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import lostPage from '../../../kit/pictures/lost-page.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';

type NotFoundViewProps = {
  head?: 'pageNotFound' | 'bookNotFound';
  text: string;
  /** The ways to continue. */
  children: ReactNode;
};

export function NotFoundView({ head: name = 'pageNotFound', text, children }: NotFoundViewProps) {
  const head = useHead(name);
  return (
    <>
      <PageHead {...head} status={404} />
      <h1 className="sr-only">{head.title}</h1>
      <EmptyState picture={<Picture drawing={lostPage} />} text={text}>
        {children}
      </EmptyState>
    </>
  );
}
