const WIDTH = 500;
const HEIGHT = 600;
const PAGE = '/google-account.html';
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
 * Opens the shop's own popup to choose an account when the emulator stands in for Google. Resolves
 * to the credential for the emulator. Must be called synchronously in the click handler.
 */
export function chooseGoogleAccount(): Promise<string> {
  cancelPrevious?.();
  const popup = window.open(PAGE, 'google-account', centred());
  if (!popup) return Promise.reject({ code: 'auth/popup-blocked' });
  popup.focus();
  return new Promise((resolve, reject) => {
    const done = () => {
      clearInterval(watch);
      removeEventListener('message', onMessage);
      cancelPrevious = undefined;
    };
    const cancel = (code: string) => () => {
      done();
      reject({ code });
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== popup) return;
      if (data?.type !== 'google-account' || typeof data.credential !== 'string') return;
      done();
      resolve(data.credential);
    };
    const watch = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(watch);
      setTimeout(cancel('auth/popup-closed-by-user'), MESSAGE_GRACE_MS);
    }, POLL_INTERVAL_MS);
    cancelPrevious = cancel('auth/cancelled-popup-request');
    addEventListener('message', onMessage);
  });
}
