type StatusMessageProps = {
  /** Why it could not be done. */
  failure: string;
  /** What was done. */
  done: string;
  className?: string;
};

/** The result of the last change of a list; in a focus area, takes the focus of a removed row. */
export const StatusMessage = ({ failure, done, className = '' }: StatusMessageProps) => (
  <p
    data-takes-focus
    role={failure ? 'alert' : 'status'}
    className={`font-semibold empty:hidden ${failure ? 'text-bad' : 'text-good'} ${className}`}
  >
    {failure || done}
  </p>
);
