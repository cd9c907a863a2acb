import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { DEVICE_LISTS } from '../../../../lib/storage/device-lists.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';

const viewed = keptText(DEVICE_LISTS.viewed);
const LazyViewedRow = lazyPart<{ except: string | undefined }>(
  async () => (await import('./viewed-row.tsx')).ViewedRow,
);

/** The books seen last on this device, but for the one being read; as specified, none. First visits load no code of it. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { isRefined } = useTexts();
  const [hasViewed, setHasViewed] = useState(false);
  useEffect(() => setHasViewed(viewed.read() !== null), []);
  if (!isRefined || !hasViewed) return null;
  return (
    <Suspense>
      <LazyViewedRow except={except} />
    </Suspense>
  );
}
