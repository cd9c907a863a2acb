import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useViewedBooks } from './viewed-books.ts';

const LazyViewedRow = lazyPart(async () => (await import('./viewed-row.tsx')).ViewedRow);

/** The books seen last on this device, but for the one being read; as specified, none. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { isRefined } = useTexts();
  const ids = useViewedBooks().filter((id) => id !== except);
  if (!isRefined || ids.length === 0) return null;
  return (
    <Suspense>
      <LazyViewedRow ids={ids} />
    </Suspense>
  );
}
