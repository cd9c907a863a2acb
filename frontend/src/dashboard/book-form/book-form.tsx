import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { SavedAt } from '../../kit/forms/saved-at.tsx';

type BookFormProps = {
  labelledBy: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  fields: ReactNode;
  cover: ReactNode;
  /** An error that belongs to no single field. */
  problem: string | undefined;
  savedAt: Date | undefined;
  submitting: boolean;
  button: string;
  beside?: ReactNode;
  /** Shown above the button. */
  before?: ReactNode;
};

/** The layout of a book form: fields, cover beside them on wide screens, submit button. */
export function BookForm(props: BookFormProps) {
  const {
    labelledBy,
    onSubmit,
    fields,
    cover,
    problem,
    savedAt,
    submitting,
    button,
    beside,
    before,
  } = props;
  return (
    <form
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-labelledby={labelledBy}
      className="grid gap-6 rounded-card border border-line bg-card p-4 md:p-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-10"
    >
      {fields}
      <div className="grid content-start gap-5">{cover}</div>
      <div className="grid gap-3 border-t border-line pt-6 lg:col-span-2">
        {before}
        {problem && (
          <p role="alert" className="font-semibold text-bad">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {/* Not `disabled`, which would drop the focus; a second click does nothing anyway. */}
          <Button type="submit" aria-disabled={submitting} className="grow sm:min-w-48 sm:grow-0">
            {button}
          </Button>
          <SavedAt at={savedAt} />
          {beside}
        </div>
      </div>
    </form>
  );
}
