import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { SignInCard } from '../sign-in/sign-in-card.tsx';

export default function RegisterPage() {
  return (
    <>
      <PageHead {...PAGES.register} />
      <SignInCard kind="register" />
    </>
  );
}
