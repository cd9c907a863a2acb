import { ADMIN_PASSWORD_MAX, USERNAME_MAX } from '@book-store/contract/text-limits';
import { useId } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Field } from '../../../kit/fields/field.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { SignInProblem } from '../../../kit/forms/sign-in-problem.tsx';
import { NotKept } from '../../../kit/page/not-kept.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useAdminSignIn } from '../parts/session/use-admin-sign-in.ts';
import { teamTexts } from '../team-texts.ts';
import { peopleTexts } from '../texts.ts';
import { CodeStep } from './code-step.tsx';

/** The sign-in form for admins. */
export function AdminSignInCard() {
  const { loginTitle, login } = useDashboardTexts().admin;
  const texts = useTexts(peopleTexts).signIn;
  const { form, step, goTo, redirectTo, failure } = useAdminSignIn();
  const { forgotten } = useTexts(teamTexts);
  const errorId = useId();

  if (redirectTo) return <Navigate to={redirectTo} replace />;
  /** The fields share one error message. */
  const field = (name: 'username' | 'password') => ({
    ...form.field(name),
    error: undefined,
    ...(failure && { 'aria-invalid': true }),
  });
  return (
    <FormCard title={loginTitle}>
      <NotKept text={texts.notKept} />
      <Form form={form} aria-describedby={errorId}>
        {step === 'password' ? (
          <>
            <Field
              label={texts.username}
              {...field('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={USERNAME_MAX}
              required
            />
            <PasswordField
              {...field('password')}
              autoComplete="current-password"
              maxLength={ADMIN_PASSWORD_MAX}
            />
          </>
        ) : (
          <CodeStep form={form} step={step} goTo={goTo} invalid={failure !== null} />
        )}
        <SignInProblem id={errorId} failure={failure} />
        <FormButton form={form} className="w-full">
          {login}
        </FormButton>
      </Form>
      {step === 'password' && (
        <Link to={dashboardPaths.forgottenPassword.to()} className="link justify-self-center py-2">
          {forgotten.link}
        </Link>
      )}
    </FormCard>
  );
}
