import { useShop } from '../../../api/calls/shop-api.ts';
import { useAuth, useCustomer } from '../parts/session/auth-context.ts';
import { useCancellable } from '../parts/sign-in/use-cancellable.ts';

/** How the customer can show that it is them: by their password, or at Google; 'none' where the shop cannot ask Google. */
export type IdentityWay = 'password' | 'google' | 'none';

/** Asks the customer to show that it is them, before what is dangerous. */
export function useIdentity() {
  const { hasPassword } = useCustomer();
  const { confirmIdentity } = useAuth();
  const hasGoogle = useShop().google !== false;
  const google = useCancellable();
  const way: IdentityWay = hasPassword ? 'password' : hasGoogle ? 'google' : 'none';
  return {
    way,
    /** Resolves to false if the person has closed the popup of Google. */
    confirm: (password: string): Promise<boolean> =>
      way === 'password'
        ? confirmIdentity(password)
        : google.run((signal) => confirmIdentity(undefined, signal)),
    /** Ends the waiting for Google, once it takes long. */
    cancel: google.cancel,
  };
}
