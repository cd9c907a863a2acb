import { retryAfterReturn } from './addresses/page-return.ts';

let loading = 0;
const keepQuiet = (event: Event) => loading > 0 && event.stopImmediatePropagation();

/**
 * Loads optional code. If it is missing after an update, the page is not reloaded, because
 * somebody may be typing.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  window.addEventListener('vite:preloadError', keepQuiet, { capture: true });
  loading += 1;
  try {
    return await retryAfterReturn(load);
  } finally {
    loading -= 1;
  }
}
