import type { Ref } from 'react';

type StatusMessageProps = {
  ref?: Ref<HTMLParagraphElement>;
  /** Why it could not be done. */
  failure: string;
  /** What was done. */
  done: string;
  className?: string;
};

/** The result of the last change of a list; can take the focus from a removed row. */
export const StatusMessage = ({ ref, failure, done, className = '' }: StatusMessageProps) => (
  <p
    ref={ref}
    tabIndex={-1}
    role={failure ? 'alert' : 'status'}
    className={`font-semibold outline-none empty:hidden ${failure ? 'text-bad' : 'text-good'} ${className}`}
  >
    {failure || done}
  </p>
);
