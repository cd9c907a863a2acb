import type { ComponentProps, ReactNode } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { Button } from '../button.tsx';
import { FormProblem } from './form-problem.tsx';

/** What the frame needs of a form, whatever it holds. */
export type FormState = {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  submitting: boolean;
  problem: ApiProblem | null;
};

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** From `useForm`. */
  form: FormState;
};

/** The frame of a form, in which the browser leaves it to the fields to say what is wrong. */
export const Form = ({ form, className = 'grid gap-5', ...rest }: FormProps) => (
  <form {...rest} onSubmit={form.onSubmit} noValidate className={className} />
);

type FormEndProps = Pick<FormProps, 'form'> &
  Omit<ComponentProps<typeof Button>, 'type' | 'form'> & {
    /** What the button says while the form is sent; otherwise the same. */
    busy?: ReactNode;
    /** Stands beside the button. */
    beside?: ReactNode;
  };

/** What is wrong with a form as a whole, and the button that sends it. */
export const FormEnd = ({ form, ...button }: FormEndProps) => (
  <>
    <FormProblem problem={form.problem} />
    <FormButton form={form} {...button} />
  </>
);

/** The button that sends a form: while that goes on, it keeps the focus and does nothing. */
export function FormButton({ form, busy, beside, disabled, children, ...button }: FormEndProps) {
  const send = (
    <Button {...button} type="submit" disabled={form.submitting || disabled}>
      {form.submitting ? (busy ?? children) : children}
    </Button>
  );
  if (beside === undefined) return send;
  return (
    <div className="flex flex-wrap gap-3">
      {send}
      {beside}
    </div>
  );
}
