import type { SweetAlertOptions } from 'sweetalert2';
import { TOAST_MS } from '../../lib/specified-texts.ts';
import { textsNow } from '../../lib/storefront-texts.ts';
import { kitTexts } from '../texts.ts';

const load = async () => {
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.min.css'),
  ]);
  return swal;
};

/** Loads the dialog code ahead of its first use. */
export const preloadDialogs = () => void load().catch(() => undefined);

const motion = () =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? { animation: false } : {};

type Behaviour =
  | 'icon'
  | 'showCancelButton'
  | 'showConfirmButton'
  | 'focusCancel'
  | 'returnFocus'
  | 'customClass'
  | 'toast'
  | 'position'
  | 'timer'
  | 'timerProgressBar';

/**
 * The options a dialog may use. SweetAlert2 parses `title`, `html`, `footer` and button labels as HTML,
 * but names of books and people must stay text: the first three are excluded, and `fire` sets the
 * labels as text.
 */
type DialogOptions = Pick<SweetAlertOptions, Behaviour> & {
  titleText: string;
  text?: string;
  confirm?: string;
  cancel?: string;
  link?: ToastLink | undefined;
};

/** A link below a toast's text; `follow` opens its page without loading the shop again. */
export type ToastLink = { text: string; href: string; follow: () => void };

const fire = async ({
  confirm = textsNow(kitTexts).confirm,
  cancel = textsNow(kitTexts).cancel,
  link,
  ...options
}: DialogOptions) => {
  const swal = await load();
  const didRender = (popup: HTMLElement) => {
    swal.getConfirmButton()?.replaceChildren(confirm);
    swal.getCancelButton()?.replaceChildren(cancel);
    if (link) popup.append(toAnchor(link, () => swal.close()));
  };
  const didOpen = (popup: HTMLElement) => {
    if (!link) return;
    // Nobody should have to hurry to reach the link.
    for (const event of ['mouseenter', 'focusin']) popup.addEventListener(event, swal.stopTimer);
    for (const event of ['mouseleave', 'focusout']) popup.addEventListener(event, swal.resumeTimer);
  };
  return swal.fire({ ...motion(), ...options, didRender, didOpen } as SweetAlertOptions);
};

function toAnchor({ text, href, follow }: ToastLink, close: () => void) {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  anchor.className = 'link toast-link';
  anchor.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    close();
    follow();
  };
  return anchor;
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
export const successToast = (title: string, { link }: { link?: ToastLink } = {}) =>
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
