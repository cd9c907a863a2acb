import { PageOutlet, SkipLink } from '../../kit/page-outlet.tsx';
import { SessionRenewal } from '../session/session-renewal.tsx';
import { AdminHeader } from './admin-header.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { GeneratedPasswordWarning } from './generated-password-warning.tsx';

/** The dashboard's frame around each page; print shows the page alone. */
export function AdminLayout() {
  return (
    <div className="min-h-svh md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <div className="md:sticky md:top-0 md:flex md:h-svh md:flex-col md:border-r md:border-line md:bg-wash md:px-3 md:py-3 [@media(max-height:40rem)]:overflow-y-auto print:hidden">
        <DashboardNav />
      </div>
      <div className="min-w-0 pb-20 md:pb-8 print:p-0">
        <AdminHeader />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto stack w-full max-w-[84rem] gap-4 px-4 pt-2 pb-6 outline-none md:gap-6 md:px-8 md:pt-4 md:pb-8 print:block print:max-w-none print:p-0"
        >
          <DashboardHeading />
          <GeneratedPasswordWarning />
          <PageOutlet room="min-h-[40vh]" />
        </main>
      </div>
      <SessionRenewal />
    </div>
  );
}
