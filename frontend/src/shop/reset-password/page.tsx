import { useSearchParams } from 'react-router-dom';
import { useShop } from '../../api/shop-api.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { NoAccounts } from '../sign-in/no-accounts.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';
import { resetTexts } from './texts.ts';
import { VerifyEmailCard } from './verify-email-card.tsx';

/** Where the links lead that are sent to an account's address; Firebase has one page for all of them. */
export default function ResetPasswordPage() {
  const head = useHead('resetPassword');
  const words = useTexts(resetTexts);
  const { accounts } = useShop();
  // The names of the parameters are those of Firebase's own links.
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const isVerification = params.get('mode') === 'verifyEmail';
  if (accounts === false) return <NoAccounts />;
  return (
    <>
      <PageHead {...head} {...(isVerification && { title: words.verifyTitle })} />
      {isVerification ? <VerifyEmailCard code={code} /> : <ResetPasswordCard code={code} />}
    </>
  );
}
