import type { Ref } from 'react';

type StatusMessageProps = {
  ref?: Ref<HTMLParagraphElement>;
  /** Why it could not be done. */
  failure: string;
  /** What was done. */
  done: string;
  className?: string;
};

/** Says beside a list how its last change went; takes the focus from what has gone. */
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
