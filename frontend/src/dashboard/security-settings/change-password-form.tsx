import { PASSWORD_MAX, PASSWORD_MIN } from '@book-store/contract/account-limits';
import { useDispatch } from 'react-redux';
import { adminToken } from '../../api/admin-token.ts';
import { baseApi } from '../../api/base-api.ts';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { invalid } from '../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { UsernameHint } from '../../kit/forms/username-hint.tsx';
import { useChangePasswordMutation } from '../settings-frame/api.ts';

const RULE = `Use at least ${PASSWORD_MIN} characters that are hard to guess.`;

/** Changes the password, which ends all other sessions of this admin. */
export function ChangePasswordForm({ username }: { username: string }) {
  const dispatch = useDispatch();
  const [changePassword] = useChangePasswordMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    if (data.get('newPassword') !== data.get('repeated')) {
      throw invalid([{ path: 'repeated', message: 'The passwords do not match.' }]);
    }
    const { token } = await changePassword({
      currentPassword: String(data.get('currentPassword')),
      newPassword: String(data.get('newPassword')),
    }).unwrap();
    adminToken.save(token);
    // Refetch with the new token: the old one is invalid now.
    dispatch(baseApi.util.invalidateTags(['AdminProfile', 'AdminSession']));
    form.reset();
    void successToast('Your password has been changed');
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <UsernameHint username={username} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={problem?.fields.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        title={RULE}
        hint={RULE}
        error={problem?.fields.newPassword}
      />
      <PasswordField
        label="Repeat new password"
        name="repeated"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={problem?.fields.repeated}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}
