import { randomKey } from '../../../../lib/storage/random-key.ts';
/** The popup's page: Google's, through the shop's server, or the shop's stand-in for it. */
export type GooglePopup = 'oauth' | 'stand-in';

type Answer = { code: string } | { problem: keyof typeof CODES };

const PAGES = { oauth: '/sign-in/google', 'stand-in': '/google-account.html' };

/** The popup's results as the SDK's error codes. */
const CODES = {
  cancelled: 'auth/user-cancelled',
  expired: 'auth/google-expired',
  unreachable: 'auth/google-unreachable',
  failed: 'auth/google-failed',
} as const;

const WIDTH = 500;
const HEIGHT = 600;
const POLL_INTERVAL_MS = 300;
/** How long a message posted just before the window closed may take to arrive. */
const MESSAGE_GRACE_MS = 200;

let cancelPrevious: (() => void) | undefined;

const centred = () =>
  [
    'popup',
    `width=${WIDTH}`,
    `height=${HEIGHT}`,
    `left=${Math.round(screenX + (outerWidth - WIDTH) / 2)}`,
    `top=${Math.round(screenY + (outerHeight - HEIGHT) / 2)}`,
  ].join();

/**
 * Opens the popup in which somebody signs in at Google. Resolves to the credential that the shop knows them by. Must be
 * called synchronously in the click handler. The answer comes by a channel of this origin: Google's page takes the popup
 * away from its opener, which therefore cannot tell whether it is still open either.
 */
export function askGoogle(kind: GooglePopup, signal?: AbortSignal): Promise<string> {
  cancelPrevious?.();
  const id = randomKey().replaceAll('-', '');
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(`google-sign-in-${id}`);
  } catch {
    // Refused where the browser's storage is blocked.
    return Promise.reject({ code: 'auth/google-failed' });
  }
  const popup = window.open(`${PAGES[kind]}?page=${id}`, 'google-account', centred());
  if (!popup) {
    channel.close();
    return Promise.reject({ code: 'auth/popup-blocked' });
  }
  popup.focus();
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (how: () => void) => () => {
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      channel.close();
      cancelPrevious = undefined;
      how();
    };
    const cancel = (code: string) => end(() => reject({ code }));
    channel.onmessage = ({ data }: MessageEvent<Answer>) => {
      channel.postMessage('received');
      if ('code' in data) end(() => resolve(data.code))();
      else cancel(CODES[data.problem])();
    };
    const watch = setInterval(() => {
      if (kind === 'oauth' || !popup.closed) return;
      clearInterval(watch);
      setTimeout(cancel('auth/popup-closed-by-user'), MESSAGE_GRACE_MS);
    }, POLL_INTERVAL_MS);
    cancelPrevious = cancel('auth/cancelled-popup-request');
    signal?.addEventListener('abort', () => {
      popup.close();
      cancel('auth/user-cancelled')();
    });
  });
}
