import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../../../api/admin-token.ts';
import type { ApiProblem } from '../../../../api/api-problem.ts';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { useAdminTokenStored } from '../../../../api/use-admin-token.ts';
import { alertDialog, preloadDialogs, successToast } from '../../../../kit/dialogs/dialogs.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { useSignInAdminMutation } from './api.ts';
import { dashboardPath } from './dashboard-path.ts';

/** What the form shows after a failed attempt: the specified message, and what to do next. */
type Failure = { message: string; hint: string };

/** Signs in, says so, then opens the dashboard. */
export function useAdminSignIn() {
  const texts = useDashboardTexts();
  const [signIn] = useSignInAdminMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const stored = useAdminTokenStored();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const target = dashboardPath(state);

  useEffect(preloadDialogs, []);

  const fail = (problem: ApiProblem) => {
    const hint = signInHint(problem);
    if (texts.isRefined && hint) setFailure({ message: hint, hint: '' });
    else setFailure({ message: texts.admin.invalid, hint });
  };

  async function submit(username: string, password: string) {
    if (submitting) return;
    setSubmitting(true);
    setFailure(null);
    try {
      const { token } = await signIn({ username, password }).unwrap();
      adminToken.save(token);
      if (texts.isRefined) void successToast(texts.admin.loggedIn).catch(() => {});
      else await alertDialog(texts.admin.loggedIn, 'success', { returnFocus: false });
      await navigate(target, { replace: true });
    } catch (error) {
      fail(toApiProblem(error));
    }
    setSubmitting(false);
  }

  return {
    /** Set if an admin was already signed in, as opposed to just signing in here. */
    redirectTo: stored && !submitting ? target : null,
    submitting,
    failure,
    showInvalid: () => setFailure({ message: texts.admin.missing, hint: '' }),
    submit,
  };
}

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Returns what to do after a failed sign-in; shown below the specified text. */
export function signInHint({ code, message, extra }: ApiProblem): string {
  if (code === 'wrong-credentials' || code === 'bad-request') return '';
  if (code !== 'too-many-requests') return message;
  const wait = Number(extra.retryAfter) || 60;
  return `Too many attempts. You can try again in ${minutes(wait)}.`;
}
