import type { SweetAlertOptions } from 'sweetalert2';
import { TOAST_MS } from '../specified-texts.ts';

const load = async () => {
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.min.css'),
  ]);
  return swal;
};

/** Fetches the dialogs ahead of their first use, when the browser is idle. */
export const preloadDialogs = () => void load().catch(() => undefined);

const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  ? { animation: false }
  : {};

const fire = async (options: SweetAlertOptions) => {
  const swal = await load();
  return swal.fire({ confirmButtonText: 'OK', ...calm, ...options } as SweetAlertOptions);
};

/**
 * A dialog with one sentence and an OK button: the specification's alert. Focus goes back to where it
 * was, unless the caller leads it elsewhere.
 */
export const alertDialog = (
  title: string,
  icon: 'success' | 'error' | 'info' = 'info',
  { returnFocus = true } = {},
) => fire({ title, icon, returnFocus });

/** A dialog with a title, a text and a button of its own. */
export const confirmationDialog = (title: string, text: string, button: string) =>
  fire({ title, text, icon: 'success', confirmButtonText: button });

/** Warns, with a cancel button beside the confirm button. */
export const warningDialog = (title: string, text: string, button: string) =>
  fire({ title, text, icon: 'warning', showCancelButton: true, confirmButtonText: button });

/** Asks before something is destroyed; answers true where the person goes ahead. */
export async function askBeforeDestroying(
  title: string,
  text: string,
  button: string,
  keep = 'Cancel',
) {
  const { isConfirmed } = await fire({
    title,
    text,
    icon: 'warning',
    showCancelButton: true,
    focusCancel: true,
    confirmButtonText: button,
    cancelButtonText: keep,
    customClass: { confirmButton: 'destructive' },
  });
  return isConfirmed;
}

/** A short success message at top right, spoken too; closes by itself. */
export const successToast = (title: string) =>
  fire({
    title,
    icon: 'success',
    toast: true,
    position: 'top-end',
    showConfirmButton: false,
    timer: TOAST_MS,
    timerProgressBar: true,
  });
