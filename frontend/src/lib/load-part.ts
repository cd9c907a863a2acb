import { askedAgain } from './page-return.ts';

let loading = 0;
const keepQuiet = (event: Event) => loading > 0 && event.stopImmediatePropagation();

/**
 * Loads code without which its page does its work. If it is missing after an update, the page is not reloaded for it:
 * somebody may be typing.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  window.addEventListener('vite:preloadError', keepQuiet, { capture: true });
  loading += 1;
  try {
    return await askedAgain(load);
  } finally {
    loading -= 1;
  }
}
