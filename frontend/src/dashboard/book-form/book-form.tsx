import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { BookFields } from './book-fields.tsx';
import type { BookFormState } from './use-book-form.ts';

type BookFormProps = {
  form: BookFormState;
  labelledBy: string;
  cover: ReactNode;
  button: string;
  beside?: ReactNode;
};

/** The layout of a book form: fields, cover beside them on wide screens, submit button. */
export function BookForm({ form, labelledBy, cover, button, beside }: BookFormProps) {
  const { onSubmit, submitting, conflict, problem, savedAt } = form;
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-labelledby={labelledBy}
      className="grid gap-6 card p-4 md:p-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-10"
    >
      <BookFields form={form} />
      <div className="grid content-start gap-5">{cover}</div>
      <div className="grid gap-3 border-t border-line pt-6 lg:col-span-2">
        <EditConflict conflict={conflict} what="this book" problem={problem} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
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
