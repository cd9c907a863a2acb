import { createContext, useContext } from 'react';

/** The customer who is signed in. */
export type CurrentUser = {
  uid: string;
  name: string | null;
  email: string | null;
  photoUrl: string | null;
  /** False for those who only sign in with Google. */
  hasPassword: boolean;
};

export type Auth = {
  currentUser: CurrentUser | null;
  /** True until the identity provider has first told who is signed in. */
  loading: boolean;
  registerUser(email: string, password: string): Promise<void>;
  loginUser(email: string, password: string): Promise<void>;
  /** Resolves to false where the person closed the popup; that is no error. */
  signInWithGoogle(): Promise<boolean>;
  logout(): Promise<void>;
  /** Has a link for a new password sent; resolves to false where the owner has to hand it over. */
  sendPasswordReset(email: string): Promise<boolean>;
  /** Whose password a link is for. */
  getResetEmail(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  /**
   * The person proves anew who they are: by password, or with Google where none is given. Resolves to
   * false where the person closed the popup.
   */
  confirmIdentity(password?: string): Promise<boolean>;
  /** Deletes the sign-in of whoever has just confirmed it, and signs out. */
  deleteAccount(): Promise<void>;
  /** Loads the sign-in ahead of the click, which must not wait: a late popup is blocked. */
  prepare(): void;
};

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the ways in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an <AuthProvider> above it.');
  return auth;
}

/** The customer of a page that stands behind `<RequireCustomer>`. */
export function useCustomer(): CurrentUser {
  const { currentUser } = useAuth();
  if (!currentUser) throw new Error('useCustomer needs a <RequireCustomer> above it.');
  return currentUser;
}
