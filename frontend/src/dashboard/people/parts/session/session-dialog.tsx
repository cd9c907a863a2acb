import { type ReactNode, type RefObject, useEffect, useId } from 'react';

type SessionDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog above what waits for it; the focus comes back when it closes. */
export function SessionDialog({ ref, title, text, onClose, children }: SessionDialogProps) {
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md card p-5 text-ink shadow-cover backdrop:bg-ink/40"
    >
      <div className="grid gap-4">
        <div>
          <h2 id={titleId} className="font-sans text-lead">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </dialog>
  );
}
