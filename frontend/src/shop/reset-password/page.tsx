import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { ResetPasswordCard } from './reset-password-card.tsx';

export default function ResetPasswordPage() {
  const head = useHead('resetPassword');
  // `oobCode` is the parameter name in Firebase's own links.
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...head} />
      <ResetPasswordCard code={params.get('oobCode') ?? ''} />
    </>
  );
}
