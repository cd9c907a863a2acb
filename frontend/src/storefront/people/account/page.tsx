import { useGetSavedDetailsQuery } from '../../../api/calls/saved-details-api.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { saveBlob } from '../../../api/download-file.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { ChangePasswordForm } from '../../../kit/forms/change-password-form.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useAuth, useCustomer } from '../parts/session/auth-context.ts';
import { NewPasswordField } from '../parts/sign-in/new-password-field.tsx';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { VerifyAddress } from '../parts/sign-in/verify-address.tsx';
import { useExportAccountMutation } from './api.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { SavedDetailsForm } from './saved-details-form.tsx';

export default function AccountPage() {
  const head = useHead('account');
  const texts = useTexts(accountTexts);
  const { uid, name, email, emailVerified, hasPassword } = useCustomer();
  const address = email ?? '';
  const guestOrders = useShopQuery().data?.guestOrders;
  return (
    <div className="mx-auto stack w-full max-w-2xl gap-6">
      <PageHead {...head} />
      <div className="stack gap-2">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="break-words text-muted">{texts.signedInAs(address)}</p>
      </div>
      {guestOrders && email && !emailVerified && <VerifyAddress />}
      <SavedDetailsSection uid={uid} name={name} />
      <Card title={texts.email}>
        <ChangeEmailForm />
      </Card>
      <Card title={texts.password}>
        <p className="prose">{hasPassword ? texts.signsOut : texts.noPassword}</p>
        {hasPassword && <ChangeOwnPassword email={address} />}
      </Card>
      <Card title={texts.data}>
        <ExportAccount />
      </Card>
      <Card title={texts.deletion}>
        <DeleteAccountForm />
      </Card>
    </div>
  );
}

/** Changes the password of a customer who has one; this ends the other sessions. */
function ChangeOwnPassword({ email }: { email: string }) {
  const texts = useTexts(accountTexts);
  const { changePassword } = useAuth();
  return (
    <ChangePasswordForm
      username={email}
      change={({ currentPassword, newPassword }) =>
        changePassword(currentPassword, newPassword).catch((error: unknown) => {
          throw toFormError(error, { current: 'currentPassword', next: 'newPassword' });
        })
      }
    >
      {(field) => <NewPasswordField label={texts.newPassword} {...field('newPassword')} />}
    </ChangePasswordForm>
  );
}

function ExportAccount() {
  const texts = useTexts(accountTexts);
  const [exportAccount] = useExportAccountMutation();
  const { act, busy, failure } = useAction({
    run: () => exportAccount().unwrap(),
    done: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), texts.fileName);
    },
    inPlace: true,
  });
  return (
    <div className="grid gap-5">
      <p className="prose">{texts.about}</p>
      <Button
        variant="secondary"
        disabled={busy}
        onClick={() => void act()}
        className="justify-self-start"
      >
        {busy ? texts.preparing : texts.download}
      </Button>
      <ErrorMessage>{failure}</ErrorMessage>
    </div>
  );
}

/** The details for the next checkout, to change or delete. */
function SavedDetailsSection({ uid, name }: { uid: string; name: string | null }) {
  const texts = useTexts(accountTexts);
  const query = useGetSavedDetailsQuery(uid);
  return (
    <Card title={texts.forNextOrder}>
      <p className="text-muted">{texts.filledIn}</p>
      <Loaded query={query}>
        {(saved) => <SavedDetailsForm uid={uid} saved={saved} name={name} />}
      </Loaded>
    </Card>
  );
}
