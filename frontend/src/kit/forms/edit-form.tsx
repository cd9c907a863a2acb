import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Field, TextAreaField } from '../fields/field.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { SavedAt } from './saved-at.tsx';
import type { EditFormState } from './use-edit-form.ts';

type EditFormProps = {
  /** From `useEditForm`. */
  form: Omit<EditFormState, 'field' | 'names'>;
  label?: string;
  /** What it edits: 'this book'. */
  what: string;
  /** What its button says: 'Save banner'. */
  button: string;
  /** Stands beside its button. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The frame of a form that edits something: its fields, what somebody else has changed, how far its saving is. */
export function EditForm({ form, label, what, button, beside, children }: EditFormProps) {
  const { onSubmit, submitting, problem, savedAt, conflict } = form;
  return (
    <form onSubmit={onSubmit} noValidate aria-label={label} className="stack content-start gap-5">
      {children}
      <EditConflict conflict={conflict} what={what} problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? 'Saving…' : button}
        </Button>
        {beside}
      </div>
      <SavedAt at={savedAt} />
    </form>
  );
}

type EditFieldsProps<Name extends string> = {
  of: Pick<EditFormState<Name>, 'field' | 'names'>;
  /** Those to show; otherwise all. */
  names?: readonly Name[];
};

/** Fields of a form that are typed into, in their order. */
export const EditFields = <Name extends string>({ of, names = of.names }: EditFieldsProps<Name>) =>
  names.map((name) => {
    const { rows, ...field } = of.field(name);
    return rows === undefined ? (
      <Field key={name} {...field} />
    ) : (
      <TextAreaField key={name} rows={rows} {...field} />
    );
  });
