import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { OutsidePage } from '../parts/team/outside-page.tsx';
import { AdminSignInCard } from './admin-sign-in-card.tsx';

/** The admins' sign-in: the shop's mark and one card. */
export default function AdminLoginPage() {
  return (
    <OutsidePage head={useDashboardHead('adminLogin')}>
      <AdminSignInCard />
    </OutsidePage>
  );
}
