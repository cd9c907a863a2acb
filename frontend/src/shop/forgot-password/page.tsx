import { useShop } from '../../api/shop-api.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { NoAccounts } from '../sign-in/no-accounts.tsx';
import { ForgotPasswordCard } from './forgot-password-card.tsx';

export default function ForgotPasswordPage() {
  const head = useHead('forgotPassword');
  const { accounts } = useShop();
  if (accounts === false) return <NoAccounts />;
  return (
    <>
      <PageHead {...head} />
      <ForgotPasswordCard />
    </>
  );
}
