import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { adminToken } from '../../api/admin-token.ts';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { dropUnsavedChanges, hasUnsavedChanges } from '../../kit/forms/use-unsaved-changes.ts';
import { textsNow } from '../../lib/wording/storefront-texts.ts';
import { frameTexts } from './texts.ts';

// After the session has ended nothing can be saved, so nothing blocks navigation.
const isBlocked = () => hasUnsavedChanges() && adminToken.stored();

/** Asks for confirmation before unsaved changes are lost. Once for all forms: the router has one blocker at a time. */
export function AskBeforeLeaving() {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && isBlocked(),
      [],
    ),
  );
  useBeforeUnload(
    useCallback((event) => {
      if (isBlocked()) event.preventDefault();
    }, []),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { title, text, leave, stay } = textsNow(frameTexts).leaving;
    const asked = confirmDestructive(title, text, leave, stay);
    void asked.then((leaves) => {
      if (!leaves) return blocker.reset();
      // Otherwise a full load of a storefront page would make the browser ask again.
      dropUnsavedChanges();
      blocker.proceed();
    });
  }, [blocker]);
  return null;
}
