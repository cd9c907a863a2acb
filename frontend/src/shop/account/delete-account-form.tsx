import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { alertDialog, confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { UsernameHint } from '../../kit/forms/username-hint.tsx';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../sign-in/auth-context.ts';
import { toFormError } from '../sign-in/to-form-error.ts';
import { useEraseAccountMutation } from './api.ts';

const WARNING =
  'You will not be able to log in or see your orders again. Orders on their way will still be delivered.';
const GONE = 'Your account has been deleted.';

/**
 * Deletes the account: the customer reauthenticates, the shop erases its data, then the sign-in is
 * deleted. If any step fails, the whole can be repeated.
 */
export function DeleteAccountForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { confirmIdentity, deleteAccount } = useAuth();
  const [eraseAccount] = useEraseAccountMutation();
  const navigate = useNavigate();

  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    try {
      const password = hasPassword ? String(data.get('password')) : undefined;
      if (!(await confirmIdentity(password))) return;
      if (!(await confirmDestructive('Delete your account?', WARNING, 'Delete account'))) return;
      await eraseAccount().unwrap();
      await deleteAccount();
    } catch (error) {
      throw toFormError(error, { current: 'password' });
    }
    await navigate(paths.home.to(), { replace: true });
    await alertDialog(GONE, 'success');
  });

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <ul className="prose grid list-disc gap-2 pl-5">
        <li>You can no longer log in or see your orders here.</li>
        <li>Your saved details, your cart and your wish list are deleted.</li>
        <li>Orders that have not arrived yet will still be delivered.</li>
        <li>
          Orders keep your name and address, because the shop has to keep its records. Your email is
          removed from them at once, your phone as soon as they have arrived.
        </li>
        <li>
          A newsletter subscription ends if your email address is verified. Otherwise, please use
          the link in the newsletter.
        </li>
      </ul>
      {hasPassword ? (
        <>
          <UsernameHint username={email} />
          <PasswordField
            autoComplete="current-password"
            hint="To confirm that it is you."
            error={problem?.fields.password}
          />
        </>
      ) : (
        <p>You sign in with Google, so a pop-up window will ask you to confirm that it is you.</p>
      )}
      <FormProblem problem={problem} />
      <Button
        type="submit"
        variant="destructive"
        disabled={submitting}
        className="justify-self-start"
      >
        {submitting ? 'One moment…' : 'Delete account'}
      </Button>
    </form>
  );
}
