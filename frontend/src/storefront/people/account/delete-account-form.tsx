import { useNavigate } from 'react-router-dom';
import { toApiProblem } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { alertDialog, confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { signInCode } from '../parts/sign-in/sign-in-error.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { useEraseAccountMutation } from './api.ts';
import { IdentityFields, PasswordFirst } from './identity-fields.tsx';
import { useIdentity } from './use-identity.ts';

/** Whether the last authentication is too old. */
const isTooLongAgo = (error: unknown): boolean =>
  signInCode(error) === 'auth/requires-recent-login' ||
  toApiProblem(error).code === 'recent-sign-in-required';

/**
 * Deletes the account: the customer reauthenticates, the shop erases its data, then the sign-in is
 * deleted. If any step fails, the whole can be repeated.
 */
export function DeleteAccountForm() {
  const texts = useTexts(accountTexts);
  const { moment, cancel } = useTexts(kitTexts);
  const { deleteAccount } = useAuth();
  const [eraseAccount] = useEraseAccountMutation();
  const identity = useIdentity();
  const navigate = useNavigate();

  async function erase() {
    await eraseAccount().unwrap();
    await deleteAccount();
  }

  const form = useForm({
    start: { password: '' },
    run: async ({ password }) => {
      try {
        if (!(await identity.confirm(password))) return false;
        if (!(await confirmDestructive(texts.sure, texts.warning, texts.deleteIt))) return false;
        await erase().catch(async (error: unknown) => {
          // Retries with the typed password if reading the warning took too long; a late popup would be blocked.
          if (identity.way !== 'password' || !isTooLongAgo(error)) throw error;
          await identity.confirm(password);
          await erase();
        });
        return true;
      } catch (error) {
        throw toFormError(error, { current: 'password' });
      }
    },
    done: async (isGone) => {
      if (!isGone) return;
      await navigate(paths.home.to(), { replace: true });
      await alertDialog(texts.gone, 'success');
    },
  });

  if (identity.way === 'none') return <PasswordFirst />;
  return (
    <Form form={form}>
      <ul className="prose grid list-disc gap-2 pl-5">
        {texts.consequences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <IdentityFields way={identity.way} password={form.field('password')} />
      <FormProblem problem={form.problem} />
      <div className="flex flex-wrap gap-3">
        <FormButton form={form} busy={moment} variant="destructive">
          {texts.deleteIt}
        </FormButton>
        {identity.cancel && (
          <Button variant="secondary" onClick={identity.cancel}>
            {cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
