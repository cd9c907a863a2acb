import { useHead } from '../../lib/page-heads.ts';
import { AccountsPage } from '../sign-in/accounts-page.tsx';
import { SignInCard } from '../sign-in/sign-in-card.tsx';

export default function RegisterPage() {
  return (
    <AccountsPage head={useHead('register')}>
      <SignInCard kind="register" />
    </AccountsPage>
  );
}
