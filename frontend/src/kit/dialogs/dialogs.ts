import { loadPart } from '../../lib/load-part.ts';
import { TOAST_MS } from '../../lib/wording/specified-texts.ts';
import type { DialogOptions, ToastLink } from './open-dialog.ts';

const load = () => loadPart(() => import('./open-dialog.ts'));

/** Loads the dialog code ahead of its first use. */
export const preloadDialogs = () => void load().catch(() => undefined);

async function fire(options: DialogOptions): Promise<{ isConfirmed: boolean }> {
  const loaded = await load().catch(() => undefined);
  return loaded ? loaded.openDialog(options) : nativeDialog(options);
}

/** The browser's own dialog, for when the shop's cannot be loaded: every button still works, and every message is shown. */
function nativeDialog({ titleText, text, showCancelButton, toast }: DialogOptions) {
  // The page shows what a toast says, and nobody has to answer it.
  if (toast) return { isConfirmed: false };
  const said = [titleText, text].filter(Boolean).join('\n\n');
  if (showCancelButton) return { isConfirmed: window.confirm(said) };
  window.alert(said);
  return { isConfirmed: true };
}

/**
 * A dialog with one sentence and an OK button: the specification's alert. Focus returns to where it
 * was, unless the caller moves it elsewhere.
 */
export const alertDialog = (
  title: string,
  icon: 'success' | 'error' | 'info' = 'info',
  { returnFocus = true } = {},
) => fire({ titleText: title, icon, returnFocus });

/** A success dialog with a title, a text and a custom button label. */
export const confirmationDialog = (title: string, text: string, button: string) =>
  fire({ titleText: title, text, icon: 'success', confirm: button });

/** A warning with a confirm and a cancel button. */
export const warningDialog = (title: string, text: string, button: string) =>
  fire({ titleText: title, text, icon: 'warning', showCancelButton: true, confirm: button });

/**
 * Asks, and returns focus before anybody acts on the answer: SweetAlert2 returns it later, and not at all if a toast
 * comes first.
 */
async function ask(options: DialogOptions): Promise<boolean> {
  const before = document.activeElement;
  const { isConfirmed } = await fire({ ...options, showCancelButton: true, returnFocus: false });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isConfirmed;
}

/** Asks for confirmation before something is destroyed. Returns whether the person confirmed. */
export const confirmDestructive = (title: string, text: string, button: string, keep?: string) =>
  ask({
    titleText: title,
    text,
    icon: 'warning',
    focusCancel: true,
    confirm: button,
    ...(keep && { cancel: keep }),
    customClass: { confirmButton: 'destructive' },
  });

/** Asks before something that matters and destroys nothing. Returns whether the person confirmed. */
export const confirmStep = (title: string, text: string, button: string, keep: string) =>
  ask({ titleText: title, text, icon: 'question', confirm: button, cancel: keep });

/** A short success message at top right, announced to screen readers; closes by itself. */
export const successToast = (title: string, { link }: { link?: ToastLink | undefined } = {}) =>
  fire({
    titleText: title,
    link,
    icon: 'success',
    toast: true,
    position: 'top-end',
    showConfirmButton: false,
    timer: TOAST_MS,
    timerProgressBar: true,
  });
