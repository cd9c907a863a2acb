import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { kitTexts } from '../texts.ts';

const control =
  'w-full min-h-11 control px-3 py-2 text-ink placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-bad disabled:bg-wash';
// Every select counts as :read-only, so this is for fields that are typed into.
const typedControl = `${control} read-only:bg-wash`;

type FrameProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  className?: string;
};

type InputAttribute =
  | ('type' | 'inputMode' | 'maxLength' | 'pattern' | 'min' | 'max' | 'step' | 'required')
  | ('title' | 'placeholder' | 'autoComplete' | 'autoFocus' | 'spellCheck');

/** All that is said of a field: its label, its limits, its hint. */
export type FieldSpec = Omit<FrameProps, 'error'> &
  Pick<ComponentProps<'input'>, InputAttribute> & {
    /** What to enter, said where it is empty. */
    'data-empty'?: string;
    /** How many lines are shown, of a text that may have several. */
    rows?: number;
    /** Returns what is sent of a typed text; otherwise the text without spaces around it. */
    tidy?: (typed: string, stored: string) => string;
    /** What it belongs to, where other fields have the same label: 'Parcel'. */
    of?: string;
    /** Returns what the form shows of a value that is more than a text. */
    shows?: (value: never) => ReactNode;
  };

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Label above, hint and error below, all three associated with the control for screen readers. */
function FieldFrame({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const texts = useTexts(kitTexts);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1 ${className ?? ''}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

type Framed<Control extends 'input' | 'textarea' | 'select'> = FrameProps &
  Omit<ComponentProps<Control>, keyof FrameProps>;

/** Parts what the frame of a field says from what its control gets. */
function parted<Control extends FrameProps>(props: Control) {
  const { label, hint, error, optional, className, ...control } = props;
  return { frame: { label, hint, error, optional, className }, control };
}

export function Field(props: Framed<'input'>) {
  const { frame, control: input } = parted(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => <input {...input} {...wiring} className={typedControl} />}
    </FieldFrame>
  );
}

export function TextAreaField(props: Framed<'textarea'>) {
  const { frame, control: area } = parted(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => <textarea rows={6} {...area} {...wiring} className={typedControl} />}
    </FieldFrame>
  );
}

export function SelectField(props: Framed<'select'>) {
  const { frame, control: select } = parted(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => <select {...select} {...wiring} className={control} />}
    </FieldFrame>
  );
}
