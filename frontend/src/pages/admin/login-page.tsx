import { AdminSignInCard } from '../../features/admin-session/admin-sign-in-card.tsx';
import { texts } from '../../shared/specified-texts.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';

export function AdminLoginPage() {
  return (
    <>
      <PageHead title={texts.admin.loginTitle} hidden />
      <AdminSignInCard />
    </>
  );
}
