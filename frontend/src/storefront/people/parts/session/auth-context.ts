import { createContext, useContext } from 'react';

/** The signed-in customer. */
export type CurrentUser = {
  uid: string;
  name: string | null;
  email: string | null;
  photoUrl: string | null;
  /** False until the customer has verified the address. */
  emailVerified: boolean;
  /** False for accounts that only sign in with Google. */
  hasPassword: boolean;
};

/** The addresses behind the code of a mailed link. */
export type LinkedEmails = {
  /** Where the link was sent. */
  email: string;
  /** The present address of the account; another one than `email` if the link changes it. */
  accountEmail: string;
};

export type Auth = {
  currentUser: CurrentUser | null;
  /** True until the identity provider first reports who is signed in. */
  loading: boolean;
  /** Whether the identity provider is unreachable, so that it is unknown who is signed in. */
  away: boolean;
  /** Tries again to find out who is signed in. */
  retry(): void;
  /** An empty name leaves the account without one. */
  registerUser(email: string, password: string, name: string): Promise<void>;
  loginUser(email: string, password: string): Promise<void>;
  /** Resolves to false if the person closed the popup or `signal` ends the waiting for it, which is not an error. */
  signInWithGoogle(signal?: AbortSignal): Promise<boolean>;
  logout(): Promise<void>;
  /** Requests a password reset link; resolves to false if the owner has to pass it on. */
  sendPasswordReset(email: string): Promise<boolean>;
  /** Reads the code of a mailed link without consuming it. */
  readCode(code: string): Promise<LinkedEmails>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Requests a mail with a link that verifies the customer's address; resolves to false if the owner has to pass it on. */
  sendVerification(): Promise<boolean>;
  /**
   * Requests a mail with a link that gives the account of the customer, who has just reauthenticated, another address;
   * resolves to false if the owner has to pass it on.
   */
  sendEmailChange(email: string): Promise<boolean>;
  /** Uses up the code of a link that verifies or changes an address. With another address, the account's sessions end. */
  applyCode(code: string): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  /**
   * Reauthenticates the customer by password, or with Google if none is given. Resolves to false if
   * the person closed the popup or `signal` ends the waiting for it.
   */
  confirmIdentity(password?: string, signal?: AbortSignal): Promise<boolean>;
  /** Deletes the sign-in of the customer, who has just reauthenticated, and signs out. */
  deleteAccount(): Promise<void>;
  /** Preloads the sign-in SDK: browsers block a popup that opens too long after the click. */
  prepare(): void;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an <AuthProvider> above it.');
  return auth;
}

/** Returns the customer on a page behind `<RequireCustomer>`. */
export function useCustomer(): CurrentUser {
  const { currentUser } = useAuth();
  if (!currentUser) throw new Error('useCustomer needs a <RequireCustomer> above it.');
  return currentUser;
}
