import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import type { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';

type StepFormProps = {
  label: string;
  form: ReturnType<typeof useFormSubmit>;
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
    <form
      onSubmit={form.onSubmit}
      noValidate
      aria-label={label}
      className={`grid max-w-prose gap-3 ${className}`}
    >
      <FormProblem problem={form.problem} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} aria-disabled={form.submitting}>
          {button}
        </Button>
        {beside}
      </div>
    </form>
  );
}
