import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { adminToken } from './admin-token.ts';
import { confirmDestructive } from './ui/dialogs.ts';

/** Asks for confirmation before navigation discards unsaved changes. */
export function useUnsavedChanges(unsaved: boolean) {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault();
      },
      [unsaved],
    ),
  );

  // After the session has ended nothing can be saved, so nothing blocks navigation.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && adminToken.stored() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let cancelled = false;
    const ask = async () => {
      const leave = await confirmDestructive(
        'Leave without saving?',
        'Your changes on this page will be lost.',
        'Leave without saving',
        'Stay here',
      );
      if (cancelled) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    };
    void ask();
    return () => {
      cancelled = true;
    };
  }, [blocker]);
}
