import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { CheckboxField } from './checkbox-field.tsx';

type TermsFieldProps = Omit<ComponentProps<typeof CheckboxField>, 'children'>;

/** The links open in a new tab, to keep the form open. */
export function TermsField(props: TermsFieldProps) {
  const words = useTexts(checkoutTexts);
  const [before, terms, between, shipping, after] = words.terms;
  return (
    <CheckboxField required data-empty={words.agree} {...props}>
      {before}
      <NewTab to={paths.terms.to()}>{terms}</NewTab>
      {between}
      <NewTab to={paths.shipping.to()}>{shipping}</NewTab>
      {after}
    </CheckboxField>
  );
}

/** Only if the owner has written about the right of withdrawal. */
export function WithdrawalNote() {
  const [before, link, after] = useTexts(checkoutTexts).withdrawal;
  const { ownPages = [] } = useShop();
  if (!ownPages.includes('withdrawal')) return null;
  return (
    <p className="text-muted">
      {before}
      <NewTab to={paths.withdrawal.to()}>{link}</NewTab>
      {after}
    </p>
  );
}

function NewTab({ to, children }: { to: string; children: ReactNode }) {
  const { newTab } = useTexts(kitTexts);
  return (
    <Link to={to} target="_blank" className="link">
      {children}
      <span className="sr-only">{newTab}</span>
    </Link>
  );
}
