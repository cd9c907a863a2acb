import type { ComponentProps, ReactNode } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { Button } from '../button.tsx';
import { FormProblem } from './form-problem.tsx';

export type FormState = {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  submitting: boolean;
  problem: ApiProblem | null;
};

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** From `useForm`. */
  form: FormState;
};

/** `noValidate`, because the fields show their errors themselves, not the browser. */
export const Form = ({ form, className = 'stack gap-5', ...rest }: FormProps) => (
  <form {...rest} onSubmit={form.onSubmit} noValidate className={className} />
);

type FormEndProps = Pick<FormProps, 'form'> &
  Omit<ComponentProps<typeof Button>, 'type' | 'form'> & {
    /** The button's text while the form is sent; by default unchanged. */
    busy?: ReactNode;
    beside?: ReactNode;
  };

export const FormEnd = ({ form, ...button }: FormEndProps) => (
  <>
    <FormProblem problem={form.problem} />
    <FormButton form={form} {...button} />
  </>
);

/** While the form is sent, the button keeps the focus and does nothing. */
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
