import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../../../api/base-api.ts';
import { provideCustomerSession } from '../../../../api/customer-token.ts';
import { isCancelled, signInCode } from '../sign-in/sign-in-error.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import type { Firebase } from './firebase.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import { createSession, type Session } from './session.ts';
import { useLazyGetShopConfigQuery } from './shop-config-api.ts';
import { useCurrentUser } from './use-current-user.ts';

type OfSession = Omit<
  Auth,
  'currentUser' | 'loading' | 'away' | 'retry' | 'logout' | 'deleteAccount'
>;

/** The identity provider would accept '123456'. */
async function refuseWeak(password: string, email?: string) {
  const { strengthOf } = await import('@book-store/contract/people/account/password-strength');
  if (strengthOf(password, email) === 'weak') throw { code: 'auth/weak-password' };
}

/** Returns whether the link is mailed; otherwise the owner has to pass it on. */
async function sendLink(session: Session, send: (firebase: Firebase) => Promise<void>) {
  const firebase = await session.open();
  await send(firebase);
  return firebase.mailsLinks;
}

const callsOf = (session: Session): OfSession => ({
  prepare: () => void session.open().catch(() => undefined),
  async registerUser(email, password, name) {
    await refuseWeak(password, email);
    await (await session.open()).register(email, password, name);
  },
  async loginUser(email, password) {
    await (await session.open()).logIn(email, password);
  },
  async signInWithGoogle(signal) {
    // Do not await before opening the popup if the SDK is loaded: browsers block a late popup.
    const firebase = session.opened() ?? (await session.open());
    return unlessCancelled(() => firebase.logInWithGoogle(signal));
  },
  sendPasswordReset: (email) =>
    sendLink(session, (firebase) =>
      firebase.sendPasswordReset(email).catch((error: unknown) => {
        // Older Firebase projects reveal which addresses have an account; the shop does not.
        if (signInCode(error) !== 'auth/user-not-found') throw error;
      }),
    ),
  sendVerification: () => sendLink(session, (firebase) => firebase.sendVerification()),
  sendEmailChange: (email) => sendLink(session, (firebase) => firebase.sendEmailChange(email)),
  applyCode: async (code) => (await session.open()).applyCode(code),
  readCode: async (code) => (await session.open()).readCode(code),
  async resetPassword(code, password) {
    await refuseWeak(password);
    await (await session.open()).resetPassword(code, password);
  },
  async changePassword(current, next) {
    await refuseWeak(next);
    const firebase = await session.open();
    await firebase.confirmWithPassword(current);
    await firebase.changePassword(next);
  },
  async confirmIdentity(password, signal) {
    const firebase = session.opened() ?? (await session.open());
    return unlessCancelled(() =>
      password === undefined
        ? firebase.confirmWithGoogle(signal)
        : firebase.confirmWithPassword(password),
    );
  },
});

/** Resolves to false if the person closed the popup. */
async function unlessCancelled(attempt: () => Promise<void>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (isCancelled(error)) return false;
    throw error;
  }
}

/** Provides the signed-in customer, and their token for API calls. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [loadConfig] = useLazyGetShopConfigQuery();
  const [session] = useState(() => createSession(() => loadConfig(undefined, true).unwrap()));
  const { currentUser, loading, away, retry, setNobody } = useCurrentUser(session);
  useClearCustomerData(currentUser?.uid, loading || away);
  useEffect(() => provideCustomerSession(session), [session]);

  const auth = useMemo<Auth>(
    () => ({
      ...callsOf(session),
      currentUser,
      loading,
      away,
      retry,
      async logout() {
        await (await session.open()).logOut();
        // Pages update before the caller continues, so that its own navigation comes last.
        flushSync(setNobody);
      },
      async deleteAccount() {
        await (await session.open()).deleteAccount();
        flushSync(setNobody);
      },
    }),
    [session, currentUser, loading, away, retry, setNobody],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Clears a customer's cached data and what the device keeps of them when they sign out or the account changes. */
function useClearCustomerData(uid: string | undefined, loading: boolean) {
  const dispatch = useDispatch();
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (loading) return;
    if (last.current && last.current !== uid) {
      dispatch(baseApi.util.invalidateTags(['Order', 'Account']));
      forgetOnDevice();
    }
    last.current = uid;
  }, [uid, loading, dispatch]);
}
