import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../../../api/admin-token.ts';
import type { ApiProblem } from '../../../../api/api-problem.ts';
import { useAdminTokenStored } from '../../../../api/use-admin-token.ts';
import { alertDialog, preloadDialogs, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import type { DashboardTexts } from '../../../../lib/wording/dashboard-texts.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { peopleTexts } from '../../texts.ts';
import { useSignInAdminMutation } from './api.ts';
import { dashboardPath } from './dashboard-path.ts';

/** The specified message, and a hint what to do next. */
type Failure = { message: string; hint: string };

export function useAdminSignIn() {
  const texts = useDashboardTexts();
  const [signIn] = useSignInAdminMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const stored = useAdminTokenStored();
  const target = dashboardPath(state);

  useEffect(preloadDialogs, []);

  const form = useForm({
    start: { username: '', password: '' },
    run: async ({ username, password }) => {
      const session = await signIn({ username: username.trim(), password }).unwrap();
      adminToken.save(session.token, { idleSeconds: session.idleSeconds });
    },
    done: async () => {
      if (texts.isRefined) void successToast(texts.admin.loggedIn).catch(() => {});
      else await alertDialog(texts.admin.loggedIn, 'success', { returnFocus: false });
      await navigate(target, { replace: true });
    },
    guard: false,
  });

  return {
    form,
    /** Set if an admin was already signed in, as opposed to just signing in here. */
    redirectTo: stored && !form.submitting ? target : null,
    failure: form.problem && failureOf(form.problem, texts),
  };
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
