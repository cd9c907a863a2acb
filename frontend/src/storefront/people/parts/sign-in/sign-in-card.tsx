import { NAME_MAX } from '@book-store/contract/text-limits';
import { useId } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Field } from '../../../../kit/fields/field.tsx';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { Form, FormButton } from '../../../../kit/forms/form.tsx';
import { FormCard } from '../../../../kit/forms/form-card.tsx';
import { SignInProblem } from '../../../../kit/forms/sign-in-problem.tsx';
import { formTexts } from '../../../../kit/forms/texts.ts';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { NotKept } from '../../../../kit/page/not-kept.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import type { StorefrontTexts } from '../../../../lib/wording/specified-texts.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { signInTexts } from '../../sign-in-texts.ts';
import { reasonToSignIn } from '../session/return-path.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { type SignInKind, useSignIn } from './use-sign-in.ts';

const wordingIn = ({ account }: StorefrontTexts, words: TextsOf<typeof signInTexts>) => ({
  login: {
    title: words.welcome,
    button: account.login,
    question: words.isNew,
    other: account.register,
    otherPath: paths.register.to(),
  },
  register: {
    title: words.create,
    button: account.register,
    question: words.hasAccount,
    other: account.login,
    otherPath: paths.login.to(),
  },
});

/** The login or registration form, with Google sign-in below. */
export function SignInCard({ kind }: { kind: SignInKind }) {
  const texts = useTexts();
  const { form, redirectTo, loading, pending, failure, ...by } = useSignIn(kind);
  const { state } = useLocation();
  const errorId = useId();
  const words = useTexts(signInTexts);
  const wording = wordingIn(texts, words)[kind];
  const forms = useTexts(formTexts);
  const reason = reasonToSignIn(state, kind === 'login' ? words.reasons : words.reasonsToRegister);

  if (loading) return <Loaded query={{}} loading={texts.guard.loading} />;
  if (redirectTo) return <Navigate to={redirectTo} replace />;
  const isInvalid = failure?.message === texts.account.invalid;
  /** What is wrong with a field, unless one text says it of all. */
  const field = (name: 'email' | 'password') => ({
    ...form.field(name),
    ...(isInvalid && {
      error: undefined,
      'aria-invalid': failure.wrong?.includes(name) === false ? undefined : true,
    }),
  });
  return (
    <FormCard title={wording.title}>
      {reason && <p>{reason}</p>}
      <NotKept text={words.notKept} />
      <Form form={form} aria-describedby={errorId}>
        {kind === 'register' && (
          <Field
            label={forms.name}
            {...form.field('name')}
            autoComplete="name"
            maxLength={NAME_MAX}
            optional
          />
        )}
        <EmailField {...field('email')} />
        <div className="grid gap-1">
          {kind === 'register' ? (
            <NewPasswordField {...field('password')} />
          ) : (
            <PasswordField {...field('password')} autoComplete="current-password" />
          )}
          {kind === 'login' && (
            <Link
              to={paths.forgotPassword.to()}
              className="link inline-flex min-h-11 items-center justify-self-start text-fine"
            >
              {words.forgot}
            </Link>
          )}
        </div>
        <SignInProblem id={errorId} failure={failure} />
        <p role="status" className="text-fine text-muted empty:hidden">
          {pending === 'password' && words.moment}
          {pending === 'google' && (by.cancelGoogle ? words.popupGone : words.popup)}
        </p>
        <FormButton form={form} className="w-full">
          {wording.button}
        </FormButton>
      </Form>
      {by.hasGoogle && (
        <>
          <p className="flex items-center gap-4 text-fine text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {words.or}
          </p>
          <GoogleButton
            onClick={() => void by.withGoogle()}
            disabled={pending === 'password'}
            cancel={by.cancelGoogle}
          />
        </>
      )}
      <p className="text-center">
        {wording.question}{' '}
        <Link to={wording.otherPath} state={state} replace className="link inline-block py-2.5">
          {wording.other}
        </Link>
      </p>
    </FormCard>
  );
}
