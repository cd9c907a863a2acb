import { formatMoney } from '@book-store/contract/money';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { deliveryWords } from '../../lib/delivery-words.ts';
import { paths } from '../../lib/paths.ts';
import { loweredWords } from '../cart/use-refreshed-cart.ts';
import type { OrderedBook } from './order-body.ts';

/** A book whose price differs from the one the customer saw. */
export type PriceChange = { book: OrderedBook; seen: number };

/** What has changed in the shop since the customer last looked. */
export type CheckoutNotices = {
  changes: readonly PriceChange[];
  /** Books in the order that the shop no longer has. */
  gone: readonly OrderedBook[];
  soldOut: readonly OrderedBook[];
  /** Books of which there are fewer copies than the customer wanted. */
  lowered: readonly OrderedBook[];
  /** A delivery fee that differs from the one the customer saw. */
  fee?: { seen: number; now: number } | undefined;
  /** Tax besides the prices that differs from the one the customer saw. */
  tax?: { seen: number; now: number } | undefined;
};

const NOTHING_LOST = 'Nothing is lost: your cart and your details are still here.';

/** Returns what the customer can do about a failed order. */
function nextStep({ code, message, fields }: ApiProblem): string {
  if (Object.keys(fields).length > 0) {
    return fields.productIds ?? fields.email ?? 'Please correct the marked fields.';
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

const NOTICED = new Set(['price-changed', 'book-gone', 'out-of-stock']);
const needsSignIn = ({ code }: ApiProblem) => code === 'not-signed-in' || code === 'forbidden';

type CheckoutProblemProps = {
  ref: Ref<HTMLDivElement>;
  problem: ApiProblem | null;
  notices: CheckoutNotices;
  total: number;
  onRemoveUnavailable: () => void;
  onSignInAgain: () => void;
};

/** Everything that keeps the order from being placed, each with what to do next. */
export function CheckoutProblem(props: CheckoutProblemProps) {
  const { ref, problem, notices, total, onRemoveUnavailable, onSignInAgain } = props;
  const { changes, gone, soldOut, lowered, fee, tax } = notices;
  const priced = changes.length > 0 || fee !== undefined || tax !== undefined;
  const noticed =
    problem &&
    NOTICED.has(problem.code) &&
    (priced || gone.length + soldOut.length + lowered.length > 0);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      <Unavailable
        books={gone}
        title={['A book is no longer available', 'Some books are no longer available']}
        onRemove={onRemoveUnavailable}
      />
      <Unavailable
        books={soldOut}
        title={['A book is sold out', 'Some books are sold out']}
        onRemove={onRemoveUnavailable}
      />
      {lowered.length > 0 && <Lowered books={lowered} total={total} />}
      {priced && (
        <Notice title="Prices have changed since you last looked">
          <ul className="grid gap-1 tabular-nums">
            {changes.map(({ book, seen }) => (
              <li key={book._id}>
                {book.title}: <s className="text-muted">{formatMoney(seen)}</s>{' '}
                <strong>{formatMoney(book.newPrice)}</strong>
              </li>
            ))}
            {fee && (
              <li>
                Delivery: <s className="text-muted">{deliveryWords(fee.seen)}</s>{' '}
                <strong>{deliveryWords(fee.now)}</strong>
              </li>
            )}
            {tax && (
              <li>
                Tax: <s className="text-muted">{formatMoney(tax.seen)}</s>{' '}
                <strong>{formatMoney(tax.now)}</strong>
              </li>
            )}
          </ul>
          <p>
            The new total is <strong>{formatMoney(total)}</strong>. If you agree, place the order
            now.
          </p>
        </Notice>
      )}
      {problem && !noticed && (
        <Notice>
          <p>{nextStep(problem)}</p>
          {problem.code === 'too-many-open-orders' && (
            <Link
              to={paths.orders.to()}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              See your orders
            </Link>
          )}
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

type UnavailableProps = {
  books: readonly OrderedBook[];
  /** For one book, and for several. */
  title: readonly [string, string];
  onRemove: () => void;
};

/** Books that cannot be sent, and a way to continue without them. */
function Unavailable({ books, title, onRemove }: UnavailableProps) {
  if (books.length === 0) return null;
  return (
    <Notice title={title[books.length === 1 ? 0 : 1]}>
      <ul className="list-inside list-disc">
        {books.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onRemove} className="justify-self-start">
        {books.length === 1 ? 'Remove it from the cart' : 'Remove them from the cart'}
      </Button>
    </Notice>
  );
}

/** Books of which fewer copies are left than the customer wanted. */
function Lowered({ books, total }: { books: readonly OrderedBook[]; total: number }) {
  return (
    <Notice title="There are fewer copies than you wanted">
      <ul className="list-inside list-disc">
        {books.map(({ _id, title, quantity = 1, wanted = quantity }) => (
          <li key={_id}>
            {title}: {loweredWords(wanted, quantity)}
          </li>
        ))}
      </ul>
      <p>
        The new total is <strong>{formatMoney(total)}</strong>. If you agree, place the order now.
      </p>
    </Notice>
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
