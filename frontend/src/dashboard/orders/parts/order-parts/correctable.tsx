import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { useRestoreFocus } from '../../../../kit/use-restore-focus.ts';

type CorrectableProps = {
  /** Whether it can be changed now. */
  can: boolean;
  button: string;
  buttonClass?: string;
  className?: string;
  /** The form, which replaces the value. */
  form: (onDone: () => void) => ReactNode;
  children?: ReactNode;
};

export function Correctable(props: CorrectableProps) {
  const { can, button, buttonClass = '', className = 'gap-2', form, children } = props;
  const [correcting, setCorrecting] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useRestoreFocus(region, shown);
  return (
    <div ref={region}>
      {correcting && can ? (
        form(() => setCorrecting(false))
      ) : (
        <div ref={shown} tabIndex={-1} className={`grid outline-none ${className}`}>
          {children}
          {can && (
            <Button variant="secondary" onClick={() => setCorrecting(true)} className={buttonClass}>
              {button}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
