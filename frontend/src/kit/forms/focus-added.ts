import { flushSync } from 'react-dom';

/**
 * Adds fields to a form and focuses the one of this name: within the press, because later phones open no keyboard.
 * React-hook-form's own focus after `append` only knows registered inputs, and these are controlled.
 */
export function focusAdded(name: string, add: () => void) {
  flushSync(add);
  document.getElementsByName(name)[0]?.focus();
}
