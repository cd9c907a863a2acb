import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { FormCard } from '../../kit/forms/form-card.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../sign-in/auth-context.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { toFormError } from '../sign-in/to-form-error.ts';

const MAILED = {
  done: 'If there is an account for this address, a link is on its way.',
  next: 'It is valid for one hour. Please check your spam folder, too.',
};
const KEPT = {
  done: 'This shop is in test mode and sends no email.',
  next: 'If there is an account for this address, its link is with the owner of the shop. Ask them for it; it is valid for one hour.',
};

/** Sends a password reset link; the reply is the same whether or not the address has an account. */
export function ForgotPasswordCard() {
  const { prepare, sendPasswordReset } = useAuth();
  const [sent, setSent] = useState<typeof MAILED | null>(null);
  useEffect(prepare, [prepare]);

  async function send(data: FormData) {
    try {
      setSent((await sendPasswordReset(String(data.get('email')).trim())) ? MAILED : KEPT);
    } catch (error) {
      throw toFormError(error, { email: 'email' });
    }
  }
  const { onSubmit, submitting, problem } = useFormSubmit(send, () => setSent(null));

  return (
    <FormCard title="Forgot your password?">
      <p>Enter the email address of your account to get a link for choosing a new password.</p>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <EmailField title="Please enter a valid email address." error={problem?.fields.email} />
        <FormProblem problem={problem} />
        <div role="status" className="grid gap-2 empty:hidden">
          {sent && <p className="font-semibold">{sent.done}</p>}
          {sent && <p className="text-fine text-muted">{sent.next}</p>}
        </div>
        <Button type="submit" disabled={submitting}>
          {submitting ? 'Sending…' : 'Send link'}
        </Button>
      </form>
      <p className="text-center">
        <Link to={paths.login.to()} className="link inline-block py-2.5">
          Back to login
        </Link>
      </p>
    </FormCard>
  );
}
