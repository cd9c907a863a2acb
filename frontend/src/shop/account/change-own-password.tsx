import { ChangePasswordForm } from '../../kit/forms/change-password-form.tsx';
import { useAuth } from '../sign-in/auth-context.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { toFormError } from '../sign-in/to-form-error.ts';

/** Changes the password of a customer who has one; this ends the other sessions. */
export function ChangeOwnPassword({ email }: { email: string }) {
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
      {(errors) => (
        <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} />
      )}
    </ChangePasswordForm>
  );
}
