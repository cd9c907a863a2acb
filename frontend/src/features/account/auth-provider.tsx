import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { provideCustomerToken } from '../../shared/customer-token.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { chooseGoogleAccount } from './emulator-google.ts';
import { createSession, type Session } from './session.ts';
import { useLazyGetShopConfigQuery } from './shop-config-api.ts';
import { isGivenUp } from './sign-in-error.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useForgetCustomer } from './use-forget-customer.ts';

const waysIn = (session: Session): Omit<Auth, 'currentUser' | 'loading' | 'logout'> => ({
  prepare: () => void session.open().catch(() => undefined),
  async registerUser(email, password) {
    await (await session.open()).register(email, password);
  },
  async loginUser(email, password) {
    await (await session.open()).logIn(email, password);
  },
  async signInWithGoogle() {
    // No await before the popup where the SDK is there: browsers block a popup that comes late.
    const firebase = session.opened() ?? (await session.open());
    try {
      if (firebase.emulator) await firebase.logInWithGoogleCredential(await chooseGoogleAccount());
      else await firebase.logInWithGooglePopup();
      return true;
    } catch (error) {
      if (isGivenUp(error)) return false;
      throw error;
    }
  },
});

/** Knows who is signed in and gives API calls that person's token. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [loadConfig] = useLazyGetShopConfigQuery();
  const [session] = useState(() => createSession(() => loadConfig(undefined, true).unwrap()));
  const { currentUser, loading, setNobody } = useCurrentUser(session);
  useForgetCustomer(currentUser?.uid, loading);
  useEffect(() => provideCustomerToken(session.token), [session]);

  const auth = useMemo<Auth>(
    () => ({
      ...waysIn(session),
      currentUser,
      loading,
      async logout() {
        await (await session.open()).logOut();
        // Pages see it before the caller goes on, so that its own navigation comes last.
        flushSync(setNobody);
      },
    }),
    [session, currentUser, loading, setNobody],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
