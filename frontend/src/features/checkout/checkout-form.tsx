import { useEffect, useId, useRef, useState } from 'react';
import type { ApiProblem } from '../../shared/api/api-problem.ts';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { CheckoutProblem, type PriceChange } from './checkout-problem.tsx';
import { useDeliveryDraft } from './delivery-draft.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { type OrderedBook, toOrderBody } from './order-body.ts';
import { OrderSummary } from './order-summary.tsx';
import { TermsField } from './terms-field.tsx';
import { usePlaceOrder } from './use-place-order.ts';

export type CheckoutFormProps = {
  customer: { uid: string; name: string | null; email: string | null };
  books: readonly OrderedBook[];
  /** Books whose price changed while the customer was on the page. */
  changes: readonly PriceChange[];
  /** Books in the order that the shop no longer has. */
  gone: readonly OrderedBook[];
  onOrdering: () => void;
  onRefused: (problem: ApiProblem) => void;
  onRemoveUnavailable: () => void;
  onSignInAgain: () => Promise<void>;
  onPlaced: (productIds: readonly string[]) => Promise<void>;
};

/** The checkout form. Typed input survives failures and reloads. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { customer, books, changes, gone, onOrdering, onRefused, onRemoveUnavailable } = props;
  const { onSignInAgain, onPlaced } = props;
  const email = customer.email ?? '';
  const { draft, change, keep, forget } = useDeliveryDraft(customer.uid, customer.name);
  const [sent, setSent] = useState(draft);
  const placeOrder = usePlaceOrder(customer.uid, onRefused);
  const problemRef = useRef<HTMLDivElement>(null);
  const reasonId = useId();

  const { onSubmit, submitting, problem } = useFormSubmit(async (_data, form) => {
    setSent(draft);
    assertConstraints(form, texts.checkout.prompt);
    const body = toOrderBody(draft, email, books);
    onOrdering();
    await placeOrder(body);
    forget();
    await onPlaced(body.productIds);
  });

  useEffect(() => {
    if (problem && Object.keys(problem.fields).length === 0) problemRef.current?.focus();
  }, [problem]);

  async function signInAgain() {
    await onSignInAgain();
    // Signing out cleared the draft; keep it for the same person to come back to.
    keep();
  }

  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12"
    >
      <div className="grid content-start gap-8">
        <p className="text-muted">{texts.checkout.prompt}</p>
        <DeliveryFields
          draft={draft}
          email={email}
          errorOf={(path) => (draft[path] === sent[path] ? problem?.fields[path] : undefined)}
          onChange={change}
        />
      </div>
      <OrderSummary books={books} />
      <div className="grid content-start gap-4">
        <TermsField
          checked={draft.terms === 'agreed'}
          onChange={(checked) => change('terms', checked ? 'agreed' : '')}
        />
        <CheckoutProblem
          ref={problemRef}
          problem={problem}
          changes={changes}
          gone={gone}
          books={books}
          onRemoveUnavailable={onRemoveUnavailable}
          onSignInAgain={() => void signInAgain()}
        />
        <div className="grid gap-2 sm:justify-items-start">
          <Button
            type="submit"
            disabled={draft.terms !== 'agreed' || submitting}
            aria-describedby={reasonId}
            className="sm:min-w-64"
          >
            {submitting ? texts.checkout.submitting : texts.checkout.place}
          </Button>
          <p id={reasonId} className="text-fine text-muted">
            {draft.terms === 'agreed'
              ? 'You pay in cash when the parcel arrives.'
              : 'Tick the box above to agree to the terms before you place the order.'}
          </p>
        </div>
      </div>
    </form>
  );
}
