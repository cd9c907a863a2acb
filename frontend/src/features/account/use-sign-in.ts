import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../shared/specified-texts.ts';
import { alertDialog, preloadDialogs } from '../../shared/ui/dialogs.ts';
import { useAuth } from './auth-context.ts';
import { returnPath } from './return-path.ts';
import { credentialsHint, googleHint } from './sign-in-error.ts';

export type SignInKind = 'login' | 'register';

/** What is shown of a failed attempt: `message` is the specification's, `hint` the way on. */
export type SignInFailure = { message?: string; hint: string };

type Way = 'password' | 'google';
type OnFailure = (error: unknown) => SignInFailure | Promise<SignInFailure>;

/** Email and password or Google, then the alert, then on to where the person wanted to go. */
export function useSignIn(kind: SignInKind) {
  const { currentUser, loading, loginUser, registerUser, signInWithGoogle, prepare } = useAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const target = returnPath(state);
  const latest = useRef(0);
  const [entering, setEntering] = useState<Way | null>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  useEffect(() => {
    prepare();
    preloadDialogs();
  }, [prepare]);

  /** Runs one attempt; `failed` says what to show of an error. A new attempt overtakes an old one. */
  async function enter(way: Way, attempt: () => Promise<boolean>, done: string, failed: OnFailure) {
    if (entering === 'password') return;
    latest.current += 1;
    const mine = latest.current;
    setEntering(way);
    setFailure(null);
    try {
      if (await attempt()) {
        await alertDialog(done, 'success');
        await navigate(target, { replace: true });
      }
    } catch (error) {
      if (mine === latest.current) setFailure(await failed(error));
    }
    if (mine === latest.current) setEntering(null);
  }

  return {
    /** Where to go at once: somebody is signed in and not just signing in here. */
    redirectTo: currentUser && !entering ? target : null,
    loading,
    entering,
    failure,
    refuse: () => setFailure({ message: texts.account.invalid, hint: '' }),
    withPassword: (email: string, password: string) =>
      enter(
        'password',
        async () => {
          await (kind === 'login' ? loginUser : registerUser)(email, password);
          return true;
        },
        kind === 'login' ? texts.account.loggedIn : texts.account.registered,
        (error) => ({ message: texts.account.invalid, hint: credentialsHint(error, kind) }),
      ),
    withGoogle: () =>
      enter('google', signInWithGoogle, texts.account.loggedIn, async (error) => {
        await alertDialog(texts.account.googleFailed, 'error');
        return { hint: googleHint(error) };
      }),
  };
}
