import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../kit/page-head.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';

export default function ResetPasswordPage() {
  // `oobCode` is the parameter name in Firebase's own links.
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...PAGES.resetPassword} />
      <ResetPasswordCard code={params.get('oobCode') ?? ''} />
    </>
  );
}
