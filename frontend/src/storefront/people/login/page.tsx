import { useHead } from '../../../lib/wording/page-heads.ts';
import { AccountsPage } from '../parts/sign-in/accounts-page.tsx';
import { SignInCard } from '../parts/sign-in/sign-in-card.tsx';

export default function LoginPage() {
  return (
    <AccountsPage head={useHead('login')}>
      <SignInCard kind="login" />
    </AccountsPage>
  );
}
