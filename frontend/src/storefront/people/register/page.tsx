import { useHead } from '../../../lib/wording/page-heads.ts';
import { AccountsPage } from '../parts/sign-in/accounts-page.tsx';
import { SignInCard } from '../parts/sign-in/sign-in-card.tsx';

export default function RegisterPage() {
  return (
    <AccountsPage head={useHead('register')}>
      <SignInCard kind="register" />
    </AccountsPage>
  );
}
