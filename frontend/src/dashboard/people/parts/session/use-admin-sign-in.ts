import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../../../api/admin-token.ts';
import { type ApiProblem, toApiProblem } from '../../../../api/api-problem.ts';
import { useAdminTokenStored } from '../../../../api/use-admin-token.ts';
import { alertDialog, preloadDialogs, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import type { DashboardTexts } from '../../../../lib/wording/dashboard-texts.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { secondFactorTexts } from '../../second-factor-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { useSignInAdminMutation } from './api.ts';
import { dashboardPath } from './dashboard-path.ts';

/** The specified message, and a hint what to do next. */
type Failure = { message: string; hint: string };

/** A code follows the password of an admin who has a second factor. */
export type SignInStep = 'password' | 'code' | 'recovery';

export function useAdminSignIn() {
  const texts = useDashboardTexts();
  const [signIn] = useSignInAdminMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const stored = useAdminTokenStored();
  const target = dashboardPath(state);

  useEffect(preloadDialogs, []);

  const [step, setStep] = useState<SignInStep>('password');
  const form = useForm({
    start: { username: '', password: '', code: '', rememberDevice: false },
    run: async ({ username, password, code, rememberDevice }) => {
      const given = { username: username.trim(), password };
      const second = step === 'password' ? {} : { code: code.trim(), rememberDevice };
      try {
        const session = await signIn({ ...given, ...second }).unwrap();
        adminToken.save(session.token, { idleSeconds: session.idleSeconds });
        return true;
      } catch (error) {
        const { code: problem } = toApiProblem(error);
        if (problem === 'second-factor-required') {
          setStep('code');
          return false;
        }
        if (problem === 'wrong-credentials') setStep('password');
        throw error;
      }
    },
    done: async (isSignedIn) => {
      if (!isSignedIn) return;
      if (texts.isRefined) void successToast(texts.admin.loggedIn).catch(() => {});
      else await alertDialog(texts.admin.loggedIn, 'success', { returnFocus: false });
      await navigate(target, { replace: true });
    },
    guard: false,
  });

  return {
    form,
    step,
    /** Shows another step, without what was wrong with this one. */
    goTo(next: SignInStep) {
      form.clear();
      form.put('code', '');
      setStep(next);
    },
    /** Set if an admin was already signed in, as opposed to just signing in here. */
    redirectTo: stored && !form.submitting ? target : null,
    failure:
      form.problem &&
      (step === 'password' ? failureOf(form.problem, texts) : codeFailureOf(form.problem)),
  };
}

/** After the right password; the specification says nothing of it. */
function codeFailureOf(problem: ApiProblem): Failure {
  const { wrong, wrongHint } = textsNow(secondFactorTexts).signIn;
  if (problem.code === 'wrong-code') return { message: wrong, hint: wrongHint };
  return { message: signInHint(problem) || problem.message, hint: '' };
}

function failureOf(problem: ApiProblem, { admin, isRefined }: DashboardTexts): Failure {
  const isMissing = Object.keys(problem.fields).length > 0 && !('title' in problem.extra);
  if (isMissing) return { message: admin.missing, hint: '' };
  const hint = signInHint(problem);
  return isRefined && hint ? { message: hint, hint: '' } : { message: admin.invalid, hint };
}

/** The hint below the specified text. */
export function signInHint({ code, message, extra }: ApiProblem): string {
  if (code === 'wrong-credentials' || code === 'bad-request') return '';
  if (code !== 'too-many-requests') return message;
  const wait = Number(extra.retryAfter) || 60;
  return textsNow(peopleTexts).signIn.tooMany(Math.ceil(wait / 60));
}
