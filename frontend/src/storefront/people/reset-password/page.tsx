import { useSearchParams } from 'react-router-dom';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { AccountsPage } from '../parts/sign-in/accounts-page.tsx';
import { signInTexts } from '../sign-in-texts.ts';
import { ChangeEmailCard } from './change-email-card.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';
import { VerifyEmailCard } from './verify-email-card.tsx';

/** Where the links lead that are sent to an account's address; Firebase has one page for all of them. */
export default function ResetPasswordPage() {
  const head = useHead('resetPassword');
  const words = useTexts(signInTexts).resetPassword;
  // The names of the parameters, and of the modes, are those of Firebase's own links.
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  switch (params.get('mode')) {
    case 'verifyEmail':
      return (
        <AccountsPage head={{ ...head, title: words.verifyTitle }}>
          <VerifyEmailCard code={code} />
        </AccountsPage>
      );
    case 'verifyAndChangeEmail':
      return (
        <AccountsPage head={{ ...head, title: words.changeTitle }}>
          <ChangeEmailCard code={code} />
        </AccountsPage>
      );
    default:
      return (
        <AccountsPage head={head}>
          <ResetPasswordCard code={code} />
        </AccountsPage>
      );
  }
}
