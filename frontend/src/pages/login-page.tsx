import { PAGES } from '@book-store/contract/pages';
import { SignInCard } from '../features/account/sign-in-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function LoginPage() {
  return (
    <>
      <PageHead {...PAGES.login} />
      <SignInCard kind="login" />
    </>
  );
}
