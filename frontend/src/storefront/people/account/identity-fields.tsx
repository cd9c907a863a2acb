import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../kit/button.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { UsernameHint } from '../../../kit/fields/username-hint.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useCustomer } from '../parts/session/auth-context.ts';
import type { IdentityWay } from './use-identity.ts';

type IdentityFieldsProps = {
  way: IdentityWay;
  password: Partial<ComponentProps<typeof PasswordField>>;
};

/** The fields to reauthenticate. */
export function IdentityFields({ way, password }: IdentityFieldsProps) {
  const texts = useTexts(accountTexts);
  const { email } = useCustomer();
  if (way !== 'password') return <p className="prose">{texts.byGoogle}</p>;
  return (
    <>
      <UsernameHint username={email ?? ''} />
      <PasswordField {...password} autoComplete="current-password" hint={texts.toConfirm} />
    </>
  );
}

/** For accounts without a password, in a shop that no longer has Google sign-in. */
export function PasswordFirst() {
  const texts = useTexts(accountTexts);
  return (
    <>
      <p className="prose">{texts.passwordFirst}</p>
      <ButtonLink to={paths.forgotPassword.to()} variant="secondary" className="justify-self-start">
        {texts.choosePassword}
      </ButtonLink>
    </>
  );
}
