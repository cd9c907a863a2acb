import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { TickField } from './tick-field.tsx';

type TermsFieldProps = Pick<ComponentProps<typeof TickField>, 'checked' | 'error' | 'onChange'>;

/** The terms checkbox; its links open in a new tab to keep the form open. */
export function TermsField(props: TermsFieldProps) {
  return (
    <TickField name="terms" required data-empty="Please agree to the terms." {...props}>
      I agree to the <NewTab to={paths.terms.to()}>Terms &amp; Conditions</NewTab> and the{' '}
      <NewTab to={paths.shipping.to()}>Shipping Policy</NewTab>.
    </TickField>
  );
}

function NewTab({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
