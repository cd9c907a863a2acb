import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AnchorScroll } from '../../kit/scroll/anchor-scroll.tsx';
import { ScrollRestoration } from '../../kit/scroll/scroll-restoration.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import { SessionRenewal } from '../session/session-renewal.tsx';
import { AdminHeader } from './admin-header.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { GeneratedPasswordWarning } from './generated-password-warning.tsx';

/** The dashboard's frame around each page; print shows the page alone. */
export function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <div className="min-h-svh md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only rounded-field bg-card px-4 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <div className="md:sticky md:top-0 md:flex md:h-svh md:flex-col md:border-r md:border-line md:bg-wash md:px-3 md:py-3 [@media(max-height:40rem)]:overflow-y-auto print:hidden">
        <DashboardNav />
      </div>
      <div className="min-w-0 pb-20 md:pb-8 print:p-0">
        <AdminHeader />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-[84rem] grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-2 pb-6 outline-none md:gap-6 md:px-8 md:pt-4 md:pb-8 print:block print:max-w-none print:p-0"
        >
          <DashboardHeading />
          <GeneratedPasswordWarning />
          <Suspense
            key={pathname}
            fallback={<Spinner text={texts.book.loading} className="min-h-[40vh]" />}
          >
            <Outlet />
          </Suspense>
        </main>
      </div>
      <SessionRenewal />
      <ScrollRestoration />
      <AnchorScroll />
    </div>
  );
}
