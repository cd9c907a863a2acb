import { ChangePasswordForm } from '../../kit/forms/change-password-form.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useAuth } from '../sign-in/auth-context.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { toFormError } from '../sign-in/to-form-error.ts';
import { accountTexts } from './texts.ts';

/** Changes the password of a customer who has one; this ends the other sessions. */
export function ChangeOwnPassword({ email }: { email: string }) {
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
      {(errors) => (
        <NewPasswordField label={texts.newPassword} name="newPassword" error={errors.newPassword} />
      )}
    </ChangePasswordForm>
  );
}
