import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { SignInCard } from '../sign-in/sign-in-card.tsx';

export default function LoginPage() {
  const head = useHead('login');
  return (
    <>
      <PageHead {...head} />
      <SignInCard kind="login" />
    </>
  );
}
