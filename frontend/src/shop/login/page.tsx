import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { SignInCard } from '../sign-in/sign-in-card.tsx';

export default function LoginPage() {
  return (
    <>
      <PageHead {...PAGES.login} />
      <SignInCard kind="login" />
    </>
  );
}
