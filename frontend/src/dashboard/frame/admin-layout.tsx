import { ScrollRestoration, useLocation } from 'react-router-dom';
import { useShop } from '../../api/calls/shop-api.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { PageOutlet, SkipLink } from '../../kit/page/page-outlet.tsx';
import { dashboardPaths } from '../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { useGetAdminProfileQuery } from '../people/parts/session/api.ts';
import { ConfirmPassword } from '../people/parts/session/confirm-password.tsx';
import { RequiredSecondFactor } from '../people/parts/session/required-second-factor.tsx';
import { RoleContext } from '../people/parts/session/role.ts';
import { SessionRenewal } from '../people/parts/session/session-renewal.tsx';
import { AdminHeader } from './admin-header.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { frameTexts } from './texts.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

/** The dashboard's frame around each page; print shows the page alone. */
export function AdminLayout() {
  const { data: profile, isError } = useGetAdminProfileQuery();
  // Where it cannot be read, the server says what is not allowed.
  const role = profile?.role ?? (isError ? 'owner' : undefined);
  return (
    <RoleContext value={role}>
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
        <RequiredSecondFactor />
        <ConfirmPassword />
        <AskBeforeLeaving />
        <ScrollRestoration />
      </div>
    </RoleContext>
  );
}

/** Asks the owner to replace the password that was generated at the first start. */
function GeneratedPasswordWarning() {
  const texts = useTexts(frameTexts).password;
  const { data: profile } = useGetAdminProfileQuery();
  if (!profile?.passwordIsGenerated) return null;
  return (
    <section
      aria-label={texts.heading}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-wash px-5 py-4 print:hidden"
    >
      <p className="prose">{texts.warning}</p>
      <ButtonLink variant="secondary" to={dashboardPaths.securitySettings.to()}>
        {texts.change}
      </ButtonLink>
    </section>
  );
}

/**
 * As specified with two of the sidebar's places. Large on the overview; one line elsewhere, to leave space for the page.
 */
function DashboardHeading() {
  const { pathname } = useLocation();
  return pathname === dashboardPaths.overview.pattern ? <LargeHeading /> : <CompactHeading />;
}

function LargeHeading() {
  const texts = useDashboardTexts();
  const { name } = useShop();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:hidden">
      <div>
        <h1 className="text-h2">{texts.admin.heading}</h1>
        <p className="text-muted">{texts.admin.subheading(name)}</p>
      </div>
      {!texts.isRefined && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={dashboardPaths.manageBooks.to()}>
            {texts.admin.manageBooks}
          </ButtonLink>
          <ButtonLink to={dashboardPaths.addBook.to()}>{texts.admin.addNewBook}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function CompactHeading() {
  const texts = useDashboardTexts();
  const { name } = useShop();
  return (
    <div className="-mb-2 flex items-center justify-between gap-x-4 text-fine md:-mb-4 print:hidden">
      <div className="flex items-baseline gap-x-3">
        <h1 className="font-sans text-fine">{texts.admin.heading}</h1>
        <p className="text-muted max-sm:sr-only">{texts.admin.subheading(name)}</p>
      </div>
      {!texts.isRefined && (
        <div className="flex gap-x-4 whitespace-nowrap">
          <ButtonLink variant="link" to={dashboardPaths.manageBooks.to()}>
            {texts.admin.manageBooks}
          </ButtonLink>
          <ButtonLink variant="link" to={dashboardPaths.addBook.to()}>
            {texts.admin.addNewBook}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
