import type { ReactNode } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Field, TextAreaField } from '../fields/field.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { Form, FormButton } from './form.tsx';
import { SavedAt } from './saved-at.tsx';
import { formTexts } from './texts.ts';
import type { EditFormFrame, GivenField } from './use-edit-form.ts';

type EditFormProps = {
  /** From `useEditForm`. */
  form: EditFormFrame;
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
export const EditForm = ({ form, label, what, button, beside, children }: EditFormProps) => (
  <Form form={form} aria-label={label} className="stack content-start gap-5">
    {children}
    <EditConflict conflict={form.conflict} what={what} problem={form.problem} />
    <FormButton form={form} busy={useTexts(formTexts).saving} beside={beside ?? null}>
      {button}
    </FormButton>
    <SavedAt at={form.savedAt} />
  </Form>
);

type EditFieldsProps<Name extends string> = {
  of: { field: (name: Name) => GivenField; names: readonly Name[] };
  /** Those to show; otherwise all. */
  names?: readonly NoInfer<Name>[];
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
