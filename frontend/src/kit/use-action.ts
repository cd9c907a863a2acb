import { useRef, useState } from 'react';
import { toApiProblem } from '../api/api-problem.ts';
import { alertDialog, successToast } from './dialogs/dialogs.ts';

type Action<Args extends readonly unknown[], Result> = {
  /** Asks first; nothing happens unless the answer is yes. */
  confirm?: (...args: Args) => boolean | Promise<boolean>;
  run: (...args: Args) => Promise<Result>;
  /** Says what was done: in a toast, if it returns a text. */
  done?: (result: Result, ...args: Args) => unknown;
  /** Says what went wrong; without it the server does. */
  failed?: (error: unknown, ...args: Args) => string;
  /** Leaves it to the caller to show `failure`. */
  inPlace?: boolean;
};

const say = (error: unknown) => toApiProblem(error).message;

/** What a button does: asks if need be, runs one call at a time, and says how it went. */
export function useAction<Args extends readonly unknown[], Result>(action: Action<Args, Result>) {
  const { confirm, run, done, failed = say, inPlace } = action;
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  async function act(...args: Args) {
    if (isRunning.current) return;
    isRunning.current = true;
    const stop = () => {
      isRunning.current = false;
      setBusy(false);
    };
    setFailure('');
    try {
      if (confirm && !(await confirm(...args))) return stop();
      setBusy(true);
      const result = await run(...args);
      stop();
      const message = await done?.(result, ...args);
      if (typeof message === 'string') void successToast(message);
    } catch (error) {
      stop();
      const text = failed(error, ...args);
      if (inPlace) setFailure(text);
      else await alertDialog(text, 'error');
    }
  }
  return { act, busy, failure };
}
