import { PageHead } from '../../../kit/page/page-head.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { AdminLogo } from '../../frame/admin-logo.tsx';
import { AdminSignInCard } from './admin-sign-in-card.tsx';

/** The admins' sign-in: the shop's mark and one card. */
export default function AdminLoginPage() {
  return (
    <div className="stack min-h-svh content-center gap-6 px-4 py-8">
      <PageHead {...useDashboardHead('adminLogin')} />
      <header className="justify-self-center">
        <AdminLogo />
      </header>
      <main>
        <AdminSignInCard />
      </main>
    </div>
  );
}
