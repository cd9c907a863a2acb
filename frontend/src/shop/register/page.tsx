import { useShop } from '../../api/shop-api.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { NoAccounts } from '../sign-in/no-accounts.tsx';
import { SignInCard } from '../sign-in/sign-in-card.tsx';

export default function RegisterPage() {
  const head = useHead('register');
  const { accounts } = useShop();
  if (accounts === false) return <NoAccounts />;
  return (
    <>
      <PageHead {...head} />
      <SignInCard kind="register" />
    </>
  );
}
