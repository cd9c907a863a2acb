import { SignInCard } from '../features/account/sign-in-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function LoginPage() {
  return (
    <>
      <PageHead title="Login" hidden />
      <SignInCard kind="login" />
    </>
  );
}
