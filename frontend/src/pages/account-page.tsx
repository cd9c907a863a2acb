import { PAGES } from '@book-store/contract/pages';
import { type ReactNode, useId } from 'react';
import { useCustomer } from '../features/account/auth-context.ts';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { DeleteAccountForm } from '../features/account/delete-account-form.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function AccountPage() {
  const { email, hasPassword } = useCustomer();
  const address = email ?? '';
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead {...PAGES.account} />
      <div className="grid gap-2">
        <h1 className="text-h2">Account</h1>
        <p className="break-words text-muted">Signed in as {address}</p>
      </div>
      <Section title="Password">
        {hasPassword ? (
          <ChangePasswordForm email={address} />
        ) : (
          <p>You sign in with Google, so there is no password here.</p>
        )}
      </Section>
      <Section title="Delete account">
        <DeleteAccountForm email={address} hasPassword={hasPassword} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-card p-5 md:p-8"
    >
      <h2 id={id} className="font-sans text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}
