import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../button.tsx';

type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onChoose: (file: File) => void;
  /** Leaves the file in the field, where a form looks at it. */
  keeps?: boolean;
};

/** Opens the dialog that chooses a file. While it is `disabled` it does nothing, but keeps the focus. */
export function FileButton({ onChoose, keeps, disabled, children, ...input }: FileButtonProps) {
  const id = useId();
  const { 'aria-labelledby': label } = input;
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        aria-labelledby={label && `${label} ${id}-button`}
        aria-disabled={disabled}
        onClick={(event) => disabled && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // Lets the same file be chosen again after a failure, or once it is mended.
          if (!keeps) currentTarget.value = '';
        }}
        className="peer sr-only"
      />
      <label
        id={`${id}-button`}
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-aria-disabled:cursor-default peer-aria-disabled:text-muted',
        )}
      >
        {children}
      </label>
    </>
  );
}

type DropZoneProps = {
  onDrop: (file: File) => void;
  invalid?: boolean;
  className: string;
  children: ReactNode;
};

/** A frame onto which a file can be dropped: a shortcut for the button in it. */
export function DropZone({ onDrop, invalid, className, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const look = isOver ? 'border-ink bg-wash' : invalid ? 'border-bad' : 'border-control';
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside is accessible
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-card border-2 border-dashed ${look} ${className}`}
    >
      {children}
    </div>
  );
}
