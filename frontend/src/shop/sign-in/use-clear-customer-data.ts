import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/base-api.ts';
import { personalStorage } from '../../lib/personal-storage.ts';
import { ownSearches } from '../search-box/own-searches.ts';

/** Clears a customer's cached data, typed input and searches when they sign out or the account changes. */
export function useClearCustomerData(uid: string | undefined, loading: boolean) {
  const dispatch = useDispatch();
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (loading) return;
    if (last.current && last.current !== uid) {
      dispatch(baseApi.util.invalidateTags(['Order', 'Account']));
      personalStorage.clear();
      ownSearches.clear();
    }
    last.current = uid;
  }, [uid, loading, dispatch]);
}
