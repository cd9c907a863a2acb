import { PAGES } from '@book-store/contract/pages';
import { AdminSignInCard } from '../../features/admin-session/admin-sign-in-card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';

export function AdminLoginPage() {
  return (
    <>
      <PageHead {...PAGES.admin} />
      <AdminSignInCard />
    </>
  );
}
