import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { EmailField } from '../parts/sign-in/email-field.tsx';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { signInTexts } from '../sign-in-texts.ts';

/** Sends a password reset link; the reply is the same whether or not the address has an account. */
export function ForgotPasswordCard() {
  const texts = useTexts(signInTexts).forgotPassword;
  const { prepare, sendPasswordReset } = useAuth();
  const [sent, setSent] = useState<'mailed' | 'kept' | null>(null);
  useEffect(prepare, [prepare]);

  const form = useForm({
    start: { email: '' },
    before: () => setSent(null),
    run: async ({ email }) =>
      sendPasswordReset(email.trim()).catch((error: unknown) => {
        throw toFormError(error, { email: 'email' });
      }),
    done: (isMailed) => setSent(isMailed ? 'mailed' : 'kept'),
  });

  return (
    <FormCard title={texts.title}>
      <p>{texts.intro}</p>
      <Form form={form}>
        <EmailField title={texts.email} {...form.field('email')} />
        <FormProblem problem={form.problem} />
        <div role="status" className="grid gap-2 empty:hidden">
          {sent && <p className="font-semibold">{texts[sent].done}</p>}
          {sent && <p className="text-fine text-muted">{texts[sent].next}</p>}
        </div>
        <FormButton form={form} busy={texts.sending}>
          {texts.send}
        </FormButton>
      </Form>
      <p className="text-center">
        <Link to={paths.login.to()} className="link inline-block py-2.5">
          {texts.back}
        </Link>
      </p>
    </FormCard>
  );
}
