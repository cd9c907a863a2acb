import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tick } from '../../../kit/fields/tick.tsx';

type TickFieldProps = ComponentProps<typeof Tick> & {
  error?: string | undefined;
  children: ReactNode;
};

/** A checkbox with its label beside it, and the error below. */
export function TickField({ error, children, ...input }: TickFieldProps) {
  const errorId = useId();
  return (
    <div>
      <Tick
        {...input}
        className="flex items-start gap-3 py-2.5 [&>input]:mt-0.5"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      >
        <span>{children}</span>
      </Tick>
      {error && (
        <p id={errorId} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
