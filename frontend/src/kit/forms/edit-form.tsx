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
  /** For example 'this book'. */
  what: string;
  /** For example 'Save banner'. */
  button: string;
  beside?: ReactNode;
  children: ReactNode;
};

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
  /** By default all. */
  names?: readonly NoInfer<Name>[];
};

export const EditFields = <Name extends string>({ of, names = of.names }: EditFieldsProps<Name>) =>
  names.map((name) => {
    const { rows, ...field } = of.field(name);
    return rows === undefined ? (
      <Field key={name} {...field} />
    ) : (
      <TextAreaField key={name} rows={rows} {...field} />
    );
  });
