import { SignInCard } from '../features/account/sign-in-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function RegisterPage() {
  return (
    <>
      <PageHead title="Register" hidden />
      <SignInCard kind="register" />
    </>
  );
}
