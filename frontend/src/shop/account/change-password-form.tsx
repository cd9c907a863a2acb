import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { UsernameHint } from '../../kit/forms/username-hint.tsx';
import { useAuth } from '../sign-in/auth-context.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { toFormError } from '../sign-in/to-form-error.ts';

/** Changes the password of a customer who has one; this ends the other sessions. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { changePassword } = useAuth();
  const [changes, setChanges] = useState(0);
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    try {
      await changePassword(String(data.get('currentPassword')), String(data.get('newPassword')));
    } catch (error) {
      throw toFormError(error, { current: 'currentPassword', next: 'newPassword' });
    }
    form.reset();
    setChanges(changes + 1);
    void successToast('Your password has been changed');
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <UsernameHint username={email} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={problem?.fields.currentPassword}
      />
      <NewPasswordField
        key={changes}
        label="New password"
        name="newPassword"
        error={problem?.fields.newPassword}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}
