import { PAGES } from '@book-store/contract/pages';
import { ForgotPasswordCard } from '../features/account/forgot-password-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function ForgotPasswordPage() {
  return (
    <>
      <PageHead {...PAGES.forgotPassword} />
      <ForgotPasswordCard />
    </>
  );
}
