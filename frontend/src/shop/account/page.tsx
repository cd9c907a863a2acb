import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { useCustomer } from '../sign-in/auth-context.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ExportAccount } from './export-account.tsx';
import { SavedDetailsSection } from './saved-details-section.tsx';

export default function AccountPage() {
  const { uid, name, email, hasPassword } = useCustomer();
  const address = email ?? '';
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead {...PAGES.account} />
      <div className="grid gap-2">
        <h1 className="text-h2">Account</h1>
        <p className="break-words text-muted">Signed in as {address}</p>
      </div>
      <SavedDetailsSection uid={uid} name={name} />
      <SectionCard title="Password">
        {hasPassword ? (
          <ChangePasswordForm email={address} />
        ) : (
          <p>You sign in with Google, so there is no password here.</p>
        )}
      </SectionCard>
      <SectionCard title="Your data">
        <ExportAccount />
      </SectionCard>
      <SectionCard title="Delete account">
        <DeleteAccountForm email={address} hasPassword={hasPassword} />
      </SectionCard>
    </div>
  );
}
