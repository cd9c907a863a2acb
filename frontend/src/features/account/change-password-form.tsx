import { useState } from 'react';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { UsernameHint } from '../../shared/ui/username-hint.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { useAuth } from './auth-context.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { toFormError } from './to-form-error.ts';

const DETAIL = 'Please enter your current password and a new one.';

/** Changes the password of a customer who has one; this ends the other sessions. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { changePassword } = useAuth();
  const [changes, setChanges] = useState(0);
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    assertConstraints(form, DETAIL);
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
