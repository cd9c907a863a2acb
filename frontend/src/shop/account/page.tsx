import { PAGES } from '@book-store/contract/pages';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useCustomer } from '../sign-in/auth-context.ts';
import { ChangeOwnPassword } from './change-own-password.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ExportAccount } from './export-account.tsx';
import { SavedDetailsSection } from './saved-details-section.tsx';

export default function AccountPage() {
  const { uid, name, email, hasPassword } = useCustomer();
  const address = email ?? '';
  return (
    <div className="mx-auto stack w-full max-w-2xl gap-6">
      <PageHead {...PAGES.account} />
      <div className="grid gap-2">
        <h1 className="text-h2">Account</h1>
        <p className="break-words text-muted">Signed in as {address}</p>
      </div>
      <SavedDetailsSection uid={uid} name={name} />
      <Card title="Password">
        {hasPassword ? (
          <ChangeOwnPassword email={address} />
        ) : (
          <p>You sign in with Google, so there is no password here.</p>
        )}
      </Card>
      <Card title="Your data">
        <ExportAccount />
      </Card>
      <Card title="Delete account">
        <DeleteAccountForm email={address} hasPassword={hasPassword} />
      </Card>
    </div>
  );
}
