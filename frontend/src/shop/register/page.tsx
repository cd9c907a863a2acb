import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { SignInCard } from '../sign-in/sign-in-card.tsx';

export default function RegisterPage() {
  const head = useHead('register');
  return (
    <>
      <PageHead {...head} />
      <SignInCard kind="register" />
    </>
  );
}
