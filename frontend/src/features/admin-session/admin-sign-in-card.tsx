import { PASSWORD_MAX } from '@book-store/contract/admin-password';
import { USERNAME_MAX } from '@book-store/contract/text-limits';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { submitIfValid } from '../../shared/form-constraints.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { FormCard } from '../../shared/ui/form-card.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { SignInProblem } from '../../shared/ui/sign-in-problem.tsx';
import { useAdminSignIn } from './use-admin-sign-in.ts';

/** The sign-in form for admins. */
export function AdminSignInCard() {
  const { redirectTo, submitting, failure, showInvalid, submit } = useAdminSignIn();
  const errorId = useId();

  const onSubmit = submitIfValid((data) => {
    void submit(String(data.get('username')).trim(), String(data.get('password')));
  }, showInvalid);

  if (redirectTo) return <Navigate to={redirectTo} replace />;
  const invalid = failure ? true : undefined;
  return (
    <FormCard title={texts.admin.loginTitle}>
      <form onSubmit={onSubmit} noValidate aria-describedby={errorId} className="grid gap-5">
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
          required
          aria-invalid={invalid}
        />
        <PasswordField
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          aria-invalid={invalid}
        />
        <SignInProblem id={errorId} failure={failure} />
        <Button type="submit" disabled={submitting} className="w-full">
          Login
        </Button>
      </form>
    </FormCard>
  );
}
