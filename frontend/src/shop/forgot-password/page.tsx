import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { ForgotPasswordCard } from './forgot-password-card.tsx';

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHead {...PAGES.forgotPassword} />
      <ForgotPasswordCard />
    </>
  );
}
