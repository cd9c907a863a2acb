import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminToken } from '../../shared/admin-token.ts';
import { type ApiProblem, toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { alertDialog, preloadDialogs } from '../../shared/ui/dialogs.ts';
import { useAdminTokenStored } from '../../shared/use-admin-token.ts';
import { useSignInAdminMutation } from './admin-session-api.ts';
import { dashboardPath } from './dashboard-path.ts';
import { signInHint } from './sign-in-hint.ts';

/** What the form shows after a failed attempt: the specified message, and what to do next. */
type Failure = { message: string; hint: string };

/** Signs in, shows the alert, then opens the dashboard. */
export function useAdminSignIn() {
  const [signIn] = useSignInAdminMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const stored = useAdminTokenStored();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const target = dashboardPath(state);

  useEffect(preloadDialogs, []);

  const fail = (problem?: ApiProblem) =>
    setFailure({ message: texts.admin.invalid, hint: problem ? signInHint(problem) : '' });

  async function submit(username: string, password: string) {
    if (submitting) return;
    setSubmitting(true);
    setFailure(null);
    try {
      const { token } = await signIn({ username, password }).unwrap();
      adminToken.save(token);
      await alertDialog(texts.admin.loggedIn, 'success', { returnFocus: false });
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
    showInvalid: () => fail(),
    submit,
  };
}
