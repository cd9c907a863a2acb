import { useNavigate } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { alertDialog, confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { UsernameHint } from '../../../kit/fields/username-hint.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { useCancellable } from '../parts/sign-in/use-cancellable.ts';
import { useEraseAccountMutation } from './api.ts';
import { accountTexts } from './texts.ts';

/**
 * Deletes the account: the customer reauthenticates, the shop erases its data, then the sign-in is
 * deleted. If any step fails, the whole can be repeated.
 */
export function DeleteAccountForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const texts = useTexts(accountTexts);
  const { moment, cancel } = useTexts(kitTexts);
  const { confirmIdentity, deleteAccount } = useAuth();
  const [eraseAccount] = useEraseAccountMutation();
  const google = useCancellable();
  const hasGoogle = useShop().google !== false;
  const navigate = useNavigate();

  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    try {
      const isConfirmed = hasPassword
        ? await confirmIdentity(String(data.get('password')))
        : await google.run((signal) => confirmIdentity(undefined, signal));
      if (!isConfirmed) return;
      if (!(await confirmDestructive(texts.sure, texts.warning, texts.deleteIt))) return;
      await eraseAccount().unwrap();
      await deleteAccount();
    } catch (error) {
      throw toFormError(error, { current: 'password' });
    }
    await navigate(paths.home.to(), { replace: true });
    await alertDialog(texts.gone, 'success');
  });

  if (!hasPassword && !hasGoogle) return <PasswordFirst />;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <ul className="prose grid list-disc gap-2 pl-5">
        {texts.consequences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {hasPassword ? (
        <>
          <UsernameHint username={email} />
          <PasswordField
            autoComplete="current-password"
            hint={texts.toConfirm}
            error={problem?.fields.password}
          />
        </>
      ) : (
        <p>{texts.byGoogle}</p>
      )}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" disabled={submitting}>
          {submitting ? moment : texts.deleteIt}
        </Button>
        {google.cancel && (
          <Button variant="secondary" onClick={google.cancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** For accounts without a password, in a shop that cannot ask Google any more. */
function PasswordFirst() {
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
