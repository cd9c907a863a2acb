import { PASSWORD_MAX } from '@book-store/contract/people/account/account-limits';
import { USERNAME_MAX } from '@book-store/contract/text-limits';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { submitIfValid } from '../../../kit/forms/form-constraints.ts';
import { SignInProblem } from '../../../kit/forms/sign-in-problem.tsx';
import { NotKept } from '../../../kit/page/not-kept.tsx';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useAdminSignIn } from '../parts/session/use-admin-sign-in.ts';

/** The sign-in form for admins. */
export function AdminSignInCard() {
  const texts = useDashboardTexts();
  const { redirectTo, submitting, failure, showInvalid, submit } = useAdminSignIn();
  const errorId = useId();

  const onSubmit = submitIfValid((data) => {
    void submit(String(data.get('username')).trim(), String(data.get('password')));
  }, showInvalid);

  if (redirectTo) return <Navigate to={redirectTo} replace />;
  const invalid = failure ? true : undefined;
  return (
    <FormCard title={texts.admin.loginTitle}>
      <NotKept text="Your browser does not let this shop store anything: you stay signed in only until you close or reload this page." />
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
          {texts.admin.login}
        </Button>
      </form>
    </FormCard>
  );
}
