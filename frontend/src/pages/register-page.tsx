import { SignInCard } from '../features/account/sign-in-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function RegisterPage() {
  return (
    <div className="page py-12 md:py-16">
      <PageHead title="Register" hidden />
      <SignInCard kind="register" />
    </div>
  );
}
