import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { alertDialog } from '../../../kit/dialogs/dialogs.ts';
import { UsernameHint } from '../../../kit/fields/username-hint.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { NewPasswordField } from '../parts/sign-in/new-password-field.tsx';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { useLink } from './use-link.ts';

/** Sets a new password with the single-use code of a reset link. */
export function ResetPasswordCard({ code }: { code: string }) {
  const words = useTexts(signInTexts).resetPassword;
  const { emails, failure } = useLink(code, words.incomplete);
  return (
    <FormCard title={words.title}>
      {emails ? (
        <NewPasswordForm code={code} email={emails.email} />
      ) : failure ? (
        <div role="alert" className="grid gap-5">
          <p className="font-semibold text-bad">{failure}</p>
          <ButtonLink to={paths.forgotPassword.to()}>{words.newLink}</ButtonLink>
        </div>
      ) : (
        <Loaded query={{}} loading={words.moment} />
      )}
    </FormCard>
  );
}

function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const words = useTexts(signInTexts).resetPassword;
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    start: { newPassword: '' },
    run: ({ newPassword }) =>
      resetPassword(code, newPassword).catch((error: unknown) => {
        throw toFormError(error, { next: 'newPassword' });
      }),
    done: async () => {
      await alertDialog(words.done, 'success');
      await navigate(paths.login.to(), { replace: true });
    },
  });
  return (
    <Form form={form}>
      <p className="break-words">
        {words.forAccount}
        <strong>{email}</strong>
      </p>
      <UsernameHint username={email} />
      <NewPasswordField label={words.newPassword} {...form.field('newPassword')} />
      <FormEnd form={form} busy={words.saving}>
        {words.save}
      </FormEnd>
    </Form>
  );
}
