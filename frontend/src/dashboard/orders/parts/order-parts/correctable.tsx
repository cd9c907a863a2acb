import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';

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
  return (
    <div data-focus-area>
      {correcting && can ? (
        form(() => setCorrecting(false))
      ) : (
        <div className={`grid ${className}`}>
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
