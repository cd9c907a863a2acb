import { PAGES } from '@book-store/contract/pages';
import { useCustomer } from '../features/account/auth-context.ts';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { DeleteAccountForm } from '../features/account/delete-account-form.tsx';
import { ExportAccount } from '../features/account/export-account.tsx';
import { SavedDetailsSection } from '../features/account/saved-details-section.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { SectionCard } from '../shared/ui/section-card.tsx';

export function AccountPage() {
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
