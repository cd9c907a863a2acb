import type { ReactNode, Ref } from 'react';
import type { ApiProblem } from '../../shared/api/api-problem.ts';
import { totalOf } from '../../shared/total-of.ts';
import { Button } from '../../shared/ui/button.tsx';
import { dollars } from '../../shared/ui/price.tsx';
import type { OrderedBook } from './order-body.ts';

/** A book whose price differs from the one the customer saw. */
export type PriceChange = { book: OrderedBook; seen: number };

const NOTHING_LOST = 'Nothing is lost: your cart and your details are still here.';

/** Returns what the customer can do about a failed order. */
function nextStep({ code, message, fields }: ApiProblem): string {
  if (Object.keys(fields).length > 0) {
    return fields.productIds ?? fields.email ?? 'Please correct the highlighted fields.';
  }
  switch (code) {
    case 'offline':
      return `${message} ${NOTHING_LOST} Trying again will not order twice.`;
    case 'unavailable':
    case 'internal':
    case 'unknown':
      return `Something went wrong at our end. ${NOTHING_LOST} Please try again in a moment.`;
    case 'not-signed-in':
      return `Your session has expired. Sign in again to continue. ${NOTHING_LOST}`;
    case 'idempotency-key-reused':
      return 'This order got mixed up with an earlier one. Please place it again.';
    default:
      return message;
  }
}

const hasNotice = ({ code }: ApiProblem) => code === 'price-changed' || code === 'book-gone';
const needsSignIn = ({ code }: ApiProblem) => code === 'not-signed-in' || code === 'forbidden';

type CheckoutProblemProps = {
  ref: Ref<HTMLDivElement>;
  problem: ApiProblem | null;
  changes: readonly PriceChange[];
  gone: readonly OrderedBook[];
  books: readonly OrderedBook[];
  onRemoveUnavailable: () => void;
  onSignInAgain: () => void;
};

/** Everything that keeps the order from being placed, each with what to do next. */
export function CheckoutProblem(props: CheckoutProblemProps) {
  const { ref, problem, changes, gone, books, onRemoveUnavailable, onSignInAgain } = props;
  const noticed = problem && hasNotice(problem) && (changes.length > 0 || gone.length > 0);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      {gone.length > 0 && (
        <Notice
          title={
            gone.length === 1
              ? 'A book is no longer available'
              : 'Some books are no longer available'
          }
        >
          <ul className="list-inside list-disc">
            {gone.map(({ _id, title }) => (
              <li key={_id}>{title}</li>
            ))}
          </ul>
          <Button variant="secondary" onClick={onRemoveUnavailable} className="justify-self-start">
            {gone.length === 1 ? 'Remove it from the cart' : 'Remove them from the cart'}
          </Button>
        </Notice>
      )}
      {changes.length > 0 && (
        <Notice title="Prices have changed since you last looked">
          <ul className="grid gap-1">
            {changes.map(({ book, seen }) => (
              <li key={book._id} className="tabular-nums">
                {book.title}: <s className="text-muted">{dollars(seen)}</s>{' '}
                <strong>{dollars(book.newPrice)}</strong>
              </li>
            ))}
          </ul>
          <p>
            The new total is <strong>{dollars(totalOf(books))}</strong>. If you agree, place the
            order now.
          </p>
        </Notice>
      )}
      {problem && !noticed && (
        <Notice>
          <p>{nextStep(problem)}</p>
          {needsSignIn(problem) && (
            <Button variant="secondary" onClick={onSignInAgain} className="justify-self-start">
              Sign in again
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-card border border-bad bg-card p-4">
      {title && <p className="font-semibold text-bad">{title}</p>}
      {children}
    </div>
  );
}
