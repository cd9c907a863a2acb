import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';

type TermsFieldProps = { checked: boolean; onChange: (checked: boolean) => void };

/** The terms checkbox; its links open in a new tab to keep the form open. */
export function TermsField({ checked, onChange }: TermsFieldProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="checkbox"
        name="terms"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent-deep"
      />
      <span>
        I agree to the <NewTab to={paths.terms.to()}>Terms &amp; Conditions</NewTab> and the{' '}
        <NewTab to={paths.shipping.to()}>Shipping Policy</NewTab>.
      </span>
    </label>
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
