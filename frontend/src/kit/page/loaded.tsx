import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Failure } from './failure.tsx';
import { Spinner } from './spinner.tsx';

/** The state of a query hook. */
export type Loading<Data> = {
  /** The latest reply; while the next one loads, possibly for other arguments. */
  data?: Data | undefined;
  /** The reply for the current arguments. */
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
  /** The message; without it only the reason is shown. */
  failed?: string;
  /** Shown instead of the error where there is no such thing. */
  missing?: ReactNode;
  /** Shows what was loaded. */
  children?: (data: Data) => ReactNode;
};

/** Shows a spinner, the error with a retry button, or the loaded data. */
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
      // Without the click event as an argument.
      onRetry={refetch && (() => void refetch())}
    />
  );
}
