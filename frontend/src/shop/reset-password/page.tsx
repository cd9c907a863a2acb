import { useSearchParams } from 'react-router-dom';
import { useShop } from '../../api/shop-api.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { NoAccounts } from '../sign-in/no-accounts.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';

export default function ResetPasswordPage() {
  const head = useHead('resetPassword');
  const { accounts } = useShop();
  // `oobCode` is the parameter name in Firebase's own links.
  const [params] = useSearchParams();
  if (accounts === false) return <NoAccounts />;
  return (
    <>
      <PageHead {...head} />
      <ResetPasswordCard code={params.get('oobCode') ?? ''} />
    </>
  );
}
