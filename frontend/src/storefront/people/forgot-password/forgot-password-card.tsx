import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { EmailField } from '../parts/sign-in/email-field.tsx';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { forgotTexts } from './texts.ts';

/** Sends a password reset link; the reply is the same whether or not the address has an account. */
export function ForgotPasswordCard() {
  const texts = useTexts(forgotTexts);
  const { prepare, sendPasswordReset } = useAuth();
  const [sent, setSent] = useState<'mailed' | 'kept' | null>(null);
  useEffect(prepare, [prepare]);

  async function send(data: FormData) {
    try {
      setSent((await sendPasswordReset(String(data.get('email')).trim())) ? 'mailed' : 'kept');
    } catch (error) {
      throw toFormError(error, { email: 'email' });
    }
  }
  const { onSubmit, submitting, problem } = useFormSubmit(send, () => setSent(null));

  return (
    <FormCard title={texts.title}>
      <p>{texts.intro}</p>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <EmailField title={texts.email} error={problem?.fields.email} />
        <FormProblem problem={problem} />
        <div role="status" className="grid gap-2 empty:hidden">
          {sent && <p className="font-semibold">{texts[sent].done}</p>}
          {sent && <p className="text-fine text-muted">{texts[sent].next}</p>}
        </div>
        <Button type="submit" disabled={submitting}>
          {submitting ? texts.sending : texts.send}
        </Button>
      </form>
      <p className="text-center">
        <Link to={paths.login.to()} className="link inline-block py-2.5">
          {texts.back}
        </Link>
      </p>
    </FormCard>
  );
}
