import { useHead } from '../../../lib/wording/page-heads.ts';
import { AccountsPage } from '../parts/sign-in/accounts-page.tsx';
import { ForgotPasswordCard } from './forgot-password-card.tsx';

export default function ForgotPasswordPage() {
  return (
    <AccountsPage head={useHead('forgotPassword')}>
      <ForgotPasswordCard />
    </AccountsPage>
  );
}
