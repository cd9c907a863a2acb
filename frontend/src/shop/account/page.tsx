import { useShopQuery } from '../../api/shop-api.ts';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useCustomer } from '../sign-in/auth-context.ts';
import { ChangeOwnPassword } from './change-own-password.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ExportAccount } from './export-account.tsx';
import { SavedDetailsSection } from './saved-details-section.tsx';
import { accountTexts } from './texts.ts';
import { VerifyAddress } from './verify-address.tsx';

export default function AccountPage() {
  const head = useHead('account');
  const texts = useTexts(accountTexts);
  const { uid, name, email, emailVerified, hasPassword } = useCustomer();
  const address = email ?? '';
  const guestOrders = useShopQuery().data?.guestOrders;
  return (
    <div className="mx-auto stack w-full max-w-2xl gap-6">
      <PageHead {...head} />
      <div className="grid gap-2">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="break-words text-muted">{texts.signedInAs(address)}</p>
      </div>
      {guestOrders && email && !emailVerified && <VerifyAddress />}
      <SavedDetailsSection uid={uid} name={name} />
      <Card title={texts.password}>
        {hasPassword ? <ChangeOwnPassword email={address} /> : <p>{texts.noPassword}</p>}
      </Card>
      <Card title={texts.data}>
        <ExportAccount />
      </Card>
      <Card title={texts.deletion}>
        <DeleteAccountForm email={address} hasPassword={hasPassword} />
      </Card>
    </div>
  );
}
