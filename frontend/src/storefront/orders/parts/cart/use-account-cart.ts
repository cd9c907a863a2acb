import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../lib/addresses/paths.ts';
import { loadPart } from '../../../../lib/load-part.ts';
import { useAuth } from '../../../people/parts/session/auth-context.ts';
import { isSessionStored } from '../../../people/parts/session/stored-session.ts';
import { readAccountCart, writeAccountCart } from './account-cart-storage.ts';
import { type CartState, cartReplaced } from './cart-slice.ts';

/**
 * Keeps the cart of a signed-in customer in the account, with code that visitors never load; after signing
 * out, the device has an empty cart of its own.
 */
export function useAccountCart(): void {
  const { currentUser, loading } = useAuth();
  const store = useStore<{ cart: CartState }>();
  const { pathname } = useLocation();
  const [sync, setSync] = useState<{ sync: () => void }>();
  const uid = currentUser?.uid;

  useEffect(() => {
    if (!uid) {
      // With a session, the customer is merely not known yet, or sign-in is unreachable.
      if (!loading && !isSessionStored()) leaveAccount(store);
      return;
    }
    let ended = false;
    let stop = () => {};
    void loadPart(() => import('./cart-sync.ts'))
      .then(({ startCartSync }) => {
        if (ended) return;
        const started = startCartSync(store, uid);
        stop = started.stop;
        setSync(started);
      })
      .catch(() => undefined);
    return () => {
      ended = true;
      stop();
      setSync(undefined);
    };
  }, [uid, loading, store]);

  const isCartPage = pathname === paths.cart.to();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the cart looks for other devices' changes
  useEffect(() => sync?.sync(), [sync, isCartPage]);
}

/** Leaves an empty cart of this device alone after the customer has signed out. */
function leaveAccount(store: Store<{ cart: CartState }>): void {
  if (!readAccountCart()) return;
  writeAccountCart(undefined);
  store.dispatch(cartReplaced({ items: [] }));
}
