import { useSearchParams } from 'react-router-dom';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { AccountsPage } from '../parts/sign-in/accounts-page.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';
import { resetTexts } from './texts.ts';
import { VerifyEmailCard } from './verify-email-card.tsx';

/** Where the links lead that are sent to an account's address; Firebase has one page for all of them. */
export default function ResetPasswordPage() {
  const head = useHead('resetPassword');
  const words = useTexts(resetTexts);
  // The names of the parameters are those of Firebase's own links.
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const isVerification = params.get('mode') === 'verifyEmail';
  return (
    <AccountsPage head={{ ...head, ...(isVerification && { title: words.verifyTitle }) }}>
      {isVerification ? <VerifyEmailCard code={code} /> : <ResetPasswordCard code={code} />}
    </AccountsPage>
  );
}
