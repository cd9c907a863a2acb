import type { SweetAlertOptions } from 'sweetalert2';
import swal from 'sweetalert2/dist/sweetalert2.esm.js';
import 'sweetalert2/dist/sweetalert2.min.css';
import '../../styles/dialogs.css';
import { textsNow } from '../../lib/wording/storefront-texts.ts';
import { kitTexts } from '../texts.ts';

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
 * but names of books and people must stay text: the first three are excluded, and `openDialog` sets the
 * labels as text.
 */
export type DialogOptions = Pick<SweetAlertOptions, Behaviour> & {
  titleText: string;
  text?: string;
  confirm?: string;
  cancel?: string;
  link?: ToastLink | undefined;
};

/** A link below a toast's text; `follow` opens its page without loading the shop again. */
export type ToastLink = { text: string; href: string; follow: () => void };

export function openDialog({
  confirm = textsNow(kitTexts).confirm,
  cancel = textsNow(kitTexts).cancel,
  link,
  ...options
}: DialogOptions) {
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
}

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
