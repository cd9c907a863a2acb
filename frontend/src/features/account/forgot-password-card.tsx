import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormCard } from '../../shared/ui/form-card.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { useAuth } from './auth-context.ts';
import { EmailField } from './email-field.tsx';
import { signInCode } from './sign-in-error.ts';
import { toFormError } from './to-form-error.ts';

const DETAIL = 'Please enter your email address.';
const ON_ITS_WAY = 'If there is an account for this address, a link is on its way.';
const NOT_MAILED = 'This shop is in test mode and sends no email. Ask the owner for your link.';

/** Sends a password reset link; the reply is the same whether or not the address has an account. */
export function ForgotPasswordCard() {
  const { prepare, sendPasswordReset } = useAuth();
  const [sent, setSent] = useState<{ mailed: boolean } | null>(null);
  useEffect(prepare, [prepare]);

  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    setSent(null);
    assertConstraints(form, DETAIL);
    try {
      setSent({ mailed: await sendPasswordReset(String(data.get('email')).trim()) });
    } catch (error) {
      // Older Firebase projects reveal which addresses have an account; the shop does not.
      if (signInCode(error) !== 'auth/user-not-found') throw toFormError(error, { email: 'email' });
      setSent({ mailed: true });
    }
  });

  return (
    <FormCard title="Forgot your password?">
      <p>Enter the email address of your account to get a link for choosing a new password.</p>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <EmailField title="Please enter a valid email address." error={problem?.fields.email} />
        <FormProblem problem={problem} />
        <div role="status" className="grid gap-2 empty:hidden">
          {sent && <p className="font-semibold">{ON_ITS_WAY}</p>}
          {sent && (
            <p className="text-fine text-muted">
              {sent.mailed
                ? 'It is valid for one hour. Please check your spam folder, too.'
                : NOT_MAILED}
            </p>
          )}
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
