import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { ForgotPasswordCard } from './forgot-password-card.tsx';

export default function ForgotPasswordPage() {
  const head = useHead('forgotPassword');
  return (
    <>
      <PageHead {...head} />
      <ForgotPasswordCard />
    </>
  );
}
