import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { InEnglish } from '../../../lib/wording/in-english.tsx';
import { AdminLogo } from '../../frame/admin-logo.tsx';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { AdminSignInCard } from './admin-sign-in-card.tsx';

/** The admins' sign-in: the shop's mark and one card. */
export default function AdminLoginPage() {
  const { loginTitle } = useDashboardTexts().admin;
  return (
    <InEnglish>
      <div className="stack min-h-svh content-center gap-6 px-4 py-8">
        <PageHead {...PAGES.adminLogin} title={loginTitle} />
        <header className="justify-self-center">
          <AdminLogo />
        </header>
        <main>
          <AdminSignInCard />
        </main>
      </div>
    </InEnglish>
  );
}
