import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { alertDialog } from '../../kit/dialogs/dialogs.ts';
import { FormCard } from '../../kit/forms/form-card.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { UsernameHint } from '../../kit/forms/username-hint.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../sign-in/auth-context.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { toFormError } from '../sign-in/to-form-error.ts';

const NO_CODE = 'This link is incomplete. Open it from the email again, or request a new one.';

/** Sets a new password with the single-use code of a reset link. */
export function ResetPasswordCard({ code }: { code: string }) {
  const link = useResetLink(code);
  return (
    <FormCard title="Choose a new password">
      {link.email ? (
        <NewPasswordForm code={code} email={link.email} />
      ) : link.failure ? (
        <div role="alert" className="grid gap-5">
          <p className="font-semibold text-bad">{link.failure}</p>
          <ButtonLink to={paths.forgotPassword.to()}>Request a new link</ButtonLink>
        </div>
      ) : (
        <Loaded query={{}} loading="One moment, please." />
      )}
    </FormCard>
  );
}

/** Returns the email address of a reset code, or why the link does not work. */
function useResetLink(code: string) {
  const { getResetEmail } = useAuth();
  const [link, setLink] = useState<{ email?: string; failure?: string }>({});
  useEffect(() => {
    if (!code) return setLink({ failure: NO_CODE });
    let unmounted = false;
    getResetEmail(code).then(
      (email) => unmounted || setLink({ email }),
      (error) => unmounted || setLink({ failure: toApiProblem(toFormError(error)).message }),
    );
    return () => {
      unmounted = true;
    };
  }, [code, getResetEmail]);
  return link;
}

function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    try {
      await resetPassword(code, String(data.get('newPassword')));
    } catch (error) {
      throw toFormError(error, { next: 'newPassword' });
    }
    await alertDialog('Your password has been changed. Please log in.', 'success');
    await navigate(paths.login.to(), { replace: true });
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <p className="break-words">
        For <strong>{email}</strong>
      </p>
      <UsernameHint username={email} />
      <NewPasswordField
        label="New password"
        name="newPassword"
        error={problem?.fields.newPassword}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting}>
        {submitting ? 'Saving…' : 'Save password'}
      </Button>
    </form>
  );
}
