import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { AnchorScroll } from '../scroll/anchor-scroll.tsx';
import { kitTexts } from '../texts.ts';
import { Spinner } from './spinner.tsx';

/** Leads the keyboard past what stands around the page. */
export function SkipLink() {
  const { skip } = useTexts(kitTexts);
  return (
    <a
      href="#content"
      className="sr-only rounded-field bg-card px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-skip"
    >
      {skip}
    </a>
  );
}

/** The page of the address, scrolled to its anchor; a spinner in its room until its code is there. */
export function PageOutlet({ room }: { room: string }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  return (
    <>
      <Suspense key={pathname} fallback={<Spinner text={texts.book.loading} className={room} />}>
        <Outlet />
      </Suspense>
      <AnchorScroll />
    </>
  );
}
