import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Failure } from './failure.tsx';
import { Spinner } from './spinner.tsx';

/** What a call's hook says of it. */
export type Loading<Data> = {
  /** The latest reply, while the next one loads maybe that of another address. */
  data?: Data | undefined;
  /** The reply of the present address. */
  currentData?: Data | undefined;
  error?: unknown;
  /** What may be tried again. */
  refetch?: () => unknown;
};

/** The reply that a page shows: the previous one stays while the next one loads, but never with an error. */
export const shownOf = <Data,>(query: Loading<Data>): Data | undefined =>
  query.error && 'currentData' in query ? query.currentData : query.data;

type LoadedProps<Data> = {
  query: Loading<Data>;
  /** Shows nothing of another address, whose reply would be another thing. */
  current?: boolean;
  loading?: string;
  /** The class of the spinner, for its room. */
  spinner?: string;
  /** Shown instead of the spinner. */
  waiting?: ReactNode;
  /** What has not come; without it only the reason is said. */
  failed?: string;
  /** Shown instead of the error where there is no such thing. */
  missing?: ReactNode;
  /** Shows what was loaded. */
  children?: (data: Data) => ReactNode;
};

/** What waits for a reply: a spinner, the error with another try, or what was loaded. */
export function Loaded<Data>({ query, current = false, children, ...props }: LoadedProps<Data>) {
  const texts = useTexts();
  const { error, refetch } = query;
  const data = current ? query.currentData : shownOf(query);
  if (data !== undefined) return children?.(data);
  const { loading = texts.book.loading, spinner, waiting, failed, missing } = props;
  if (!error)
    return waiting === undefined ? <Spinner text={loading} className={spinner} /> : waiting;
  const { code, message } = toApiProblem(error);
  if (missing && code === 'not-found') return missing;
  return (
    <Failure
      text={failed ?? message}
      detail={failed && message}
      // A press is no argument of the call.
      onRetry={refetch && (() => void refetch())}
    />
  );
}
