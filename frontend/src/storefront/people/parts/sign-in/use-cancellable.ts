import { useState } from 'react';

/** After this, whoever has lost the popup may go on without it. */
const CANCEL_AFTER_MS = 8000;

/**
 * Runs something that a person does in another window, and offers to cancel it after a while: nothing may tell whether
 * that window is still open.
 */
export function useCancellable() {
  const [cancel, setCancel] = useState<() => void>();

  async function run<Result>(attempt: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    const timer = setTimeout(() => setCancel(() => () => controller.abort()), CANCEL_AFTER_MS);
    try {
      return await attempt(controller.signal);
    } finally {
      clearTimeout(timer);
      setCancel(undefined);
    }
  }

  return {
    run,
    /** Undefined until it is offered. */
    cancel,
  };
}
