import { useNavigate } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
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
import { useEraseAccountMutation } from './api.ts';
import { accountTexts } from './texts.ts';

/**
 * Deletes the account: the customer reauthenticates, the shop erases its data, then the sign-in is
 * deleted. If any step fails, the whole can be repeated.
 */
export function DeleteAccountForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const texts = useTexts(accountTexts);
  const { moment } = useTexts(kitTexts);
  const { confirmIdentity, deleteAccount } = useAuth();
  const [eraseAccount] = useEraseAccountMutation();
  const navigate = useNavigate();

  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    try {
      const password = hasPassword ? String(data.get('password')) : undefined;
      if (!(await confirmIdentity(password))) return;
      if (!(await confirmDestructive(texts.sure, texts.warning, texts.deleteIt))) return;
      await eraseAccount().unwrap();
      await deleteAccount();
    } catch (error) {
      throw toFormError(error, { current: 'password' });
    }
    await navigate(paths.home.to(), { replace: true });
    await alertDialog(texts.gone, 'success');
  });

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
      <Button
        type="submit"
        variant="destructive"
        disabled={submitting}
        className="justify-self-start"
      >
        {submitting ? moment : texts.deleteIt}
      </Button>
    </form>
  );
}
