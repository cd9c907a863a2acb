import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useLocation } from 'react-router-dom';
import { adminToken } from '../../api/admin-token.ts';
import { guardNavigation } from '../../lib/addresses/app-history.ts';
import { confirmDestructive } from '../dialogs/dialogs.ts';

const confirmLeaving = () =>
  confirmDestructive(
    'Leave without saving?',
    'Your changes on this page will be lost.',
    'Leave without saving',
    'Stay here',
  );

/** Asks for confirmation before navigation discards unsaved changes. */
export function useUnsavedChanges(unsaved: boolean) {
  const { pathname } = useLocation();
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault();
      },
      [unsaved],
    ),
  );

  useEffect(() => {
    if (!unsaved) return;
    // After the session has ended nothing can be saved, so nothing blocks navigation.
    return guardNavigation((next) =>
      next !== pathname && adminToken.stored() ? confirmLeaving() : undefined,
    );
  }, [unsaved, pathname]);
}
