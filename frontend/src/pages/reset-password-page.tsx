import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { ResetPasswordCard } from '../features/account/reset-password-card.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function ResetPasswordPage() {
  // `oobCode` is the parameter name in Firebase's own links.
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...PAGES.resetPassword} />
      <ResetPasswordCard code={params.get('oobCode') ?? ''} />
    </>
  );
}
