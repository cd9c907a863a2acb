import { useShop } from '../../../api/calls/shop-api.ts';
import { useAuth, useCustomer } from '../parts/session/auth-context.ts';
import { useCancellable } from '../parts/sign-in/use-cancellable.ts';

/** How the customer can reauthenticate; 'none' if only Google could, but the shop has no Google sign-in. */
export type IdentityWay = 'password' | 'google' | 'none';

/** Reauthenticates the customer before sensitive actions. */
export function useIdentity() {
  const { hasPassword } = useCustomer();
  const { confirmIdentity } = useAuth();
  const hasGoogle = useShop().google !== false;
  const google = useCancellable();
  const way: IdentityWay = hasPassword ? 'password' : hasGoogle ? 'google' : 'none';
  return {
    way,
    /** Resolves to false if the customer closed Google's popup. */
    confirm: (password: string): Promise<boolean> =>
      way === 'password'
        ? confirmIdentity(password)
        : google.run((signal) => confirmIdentity(undefined, signal)),
    /** Cancels the sign-in at Google; offered once it takes long. */
    cancel: google.cancel,
  };
}
