import type { ReactNode } from 'react';
import { Form, FormButton, type FormState } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';

type StepFormProps = {
  label: string;
  form: FormState;
  button: string;
  variant?: 'primary' | 'destructive';
  /** Stands beside the button. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The form of one step of a return: what is wrong with it, its fields and its button. */
export function StepForm(props: StepFormProps) {
  const { label, form, button, variant, beside, className = '', children } = props;
  return (
    <Form form={form} aria-label={label} className={`grid max-w-prose gap-3 ${className}`}>
      <FormProblem problem={form.problem} />
      {children}
      <FormButton form={form} variant={variant} beside={beside ?? null}>
        {button}
      </FormButton>
    </Form>
  );
}
