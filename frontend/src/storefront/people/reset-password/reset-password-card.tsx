import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiProblem } from '../../../api/api-problem.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { alertDialog } from '../../../kit/dialogs/dialogs.ts';
import { UsernameHint } from '../../../kit/fields/username-hint.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { NewPasswordField } from '../parts/sign-in/new-password-field.tsx';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { resetTexts } from './texts.ts';

/** Sets a new password with the single-use code of a reset link. */
export function ResetPasswordCard({ code }: { code: string }) {
  const words = useTexts(resetTexts);
  const link = useResetLink(code);
  return (
    <FormCard title={words.title}>
      {link.email ? (
        <NewPasswordForm code={code} email={link.email} />
      ) : link.failure ? (
        <div role="alert" className="grid gap-5">
          <p className="font-semibold text-bad">{link.failure}</p>
          <ButtonLink to={paths.forgotPassword.to()}>{words.newLink}</ButtonLink>
        </div>
      ) : (
        <Loaded query={{}} loading={words.moment} />
      )}
    </FormCard>
  );
}

/** Returns the email address of a reset code, or why the link does not work. */
function useResetLink(code: string) {
  const { incomplete } = useTexts(resetTexts);
  const { getResetEmail } = useAuth();
  const [link, setLink] = useState<{ email?: string; failure?: string }>({});
  useEffect(() => {
    if (!code) return setLink({ failure: incomplete });
    let unmounted = false;
    getResetEmail(code).then(
      (email) => unmounted || setLink({ email }),
      (error) => unmounted || setLink({ failure: toApiProblem(toFormError(error)).message }),
    );
    return () => {
      unmounted = true;
    };
  }, [code, getResetEmail, incomplete]);
  return link;
}

function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const words = useTexts(resetTexts);
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data) => {
    try {
      await resetPassword(code, String(data.get('newPassword')));
    } catch (error) {
      throw toFormError(error, { next: 'newPassword' });
    }
    await alertDialog(words.done, 'success');
    await navigate(paths.login.to(), { replace: true });
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <p className="break-words">
        {words.forAccount}
        <strong>{email}</strong>
      </p>
      <UsernameHint username={email} />
      <NewPasswordField label={words.newPassword} {...field('newPassword')} />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting}>
        {submitting ? words.saving : words.save}
      </Button>
    </form>
  );
}
