import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { AdminSignInCard } from './admin-sign-in-card.tsx';

export function AdminLoginPage() {
  return (
    <>
      <PageHead {...PAGES.admin} />
      <AdminSignInCard />
    </>
  );
}
