import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { deliveryTexts } from '../../../lib/ordering/delivery-texts.ts';
import { deliveryWords } from '../../../lib/ordering/delivery-words.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../parts/cart/texts.ts';
import { checkoutTexts } from '../parts/checkout/texts.ts';
import { discountTexts } from '../parts/discount/texts.ts';
import { refusalText } from '../parts/discount/use-discount.ts';
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
  /** What the way to pay costs, if it differs from what the customer saw. */
  payment?: { seen: number; now: number } | undefined;
  /** Tax besides the prices that differs from the one the customer saw. */
  tax?: { seen: number; now: number } | undefined;
};

type CheckoutTexts = TextsOf<typeof checkoutTexts>;

/** Returns what the customer can do about a failed order. */
function nextStep(
  { code, message, fields }: ApiProblem,
  { texts, isGuest }: { texts: CheckoutTexts; isGuest: boolean },
): string {
  if (Object.keys(fields).length > 0) {
    // Guests have a field for their address, and it says what is wrong.
    return fields.productIds ?? (isGuest ? undefined : fields.email) ?? texts.correct;
  }
  switch (code) {
    case 'offline':
      return `${message} ${texts.nothingLost} ${texts.notTwice}`;
    case 'unavailable':
    case 'internal':
    case 'unknown':
      return `${texts.atOurEnd} ${texts.nothingLost} ${texts.tryAgain}`;
    case 'not-signed-in':
      return `${texts.expired} ${texts.nothingLost}`;
    case 'idempotency-key-reused':
      return texts.mixedUp;
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
  isGuest: boolean;
  onRemoveUnavailable: () => void;
  onSignInAgain: () => void;
};

/** Everything that keeps the order from being placed, each with what to do next. */
export function CheckoutProblem(props: CheckoutProblemProps) {
  const texts = useTexts(checkoutTexts);
  const delivery = useTexts(deliveryTexts);
  const discounts = useTexts(discountTexts);
  const language = useLanguage();
  const { ref, problem, notices, total, isGuest, onRemoveUnavailable, onSignInAgain } = props;
  const { changes, gone, soldOut, lowered, fee, payment, tax } = notices;
  const priced = changes.length > 0 || [fee, payment, tax].some((due) => due !== undefined);
  const noticed =
    problem &&
    NOTICED.has(problem.code) &&
    (priced || gone.length + soldOut.length + lowered.length > 0);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      <Unavailable books={gone} title={texts.gone(gone.length)} onRemove={onRemoveUnavailable} />
      <Unavailable
        books={soldOut}
        title={texts.soldOut(soldOut.length)}
        onRemove={onRemoveUnavailable}
      />
      {lowered.length > 0 && <Lowered books={lowered} total={total} />}
      {priced && (
        <Notice title={texts.pricesChanged}>
          <ul className="grid gap-1 tabular-nums">
            {changes.map(({ book, seen }) => (
              <li key={book._id}>
                {book.title}: <s className="text-muted">{formatAmount(seen)}</s>{' '}
                <strong>{formatAmount(book.newPrice)}</strong>
              </li>
            ))}
            {fee && (
              <li>
                {texts.delivery}: <s className="text-muted">{deliveryWords(fee.seen, delivery)}</s>{' '}
                <strong>{deliveryWords(fee.now, delivery)}</strong>
              </li>
            )}
            {payment && (
              <li>
                {texts.payment}: <s className="text-muted">{formatAmount(payment.seen)}</s>{' '}
                <strong>{formatAmount(payment.now)}</strong>
              </li>
            )}
            {tax && (
              <li>
                {texts.tax}: <s className="text-muted">{formatAmount(tax.seen)}</s>{' '}
                <strong>{formatAmount(tax.now)}</strong>
              </li>
            )}
          </ul>
          <NewTotal total={total} />
        </Notice>
      )}
      {problem && !noticed && (
        <Notice>
          <p>
            {problem.code === 'code-refused'
              ? refusalText(problem, discounts, language)
              : nextStep(problem, { texts, isGuest })}
          </p>
          {problem.code === 'too-many-open-orders' && !isGuest && (
            <Link
              to={paths.orders.to()}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {texts.seeOrders}
            </Link>
          )}
          {needsSignIn(problem) && (
            <Button variant="secondary" onClick={onSignInAgain} className="justify-self-start">
              {texts.signInAgain}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

type UnavailableProps = {
  books: readonly OrderedBook[];
  title: string;
  onRemove: () => void;
};

/** Books that cannot be sent, and a way to continue without them. */
function Unavailable({ books, title, onRemove }: UnavailableProps) {
  const texts = useTexts(checkoutTexts);
  if (books.length === 0) return null;
  return (
    <Notice title={title}>
      <ul className="list-inside list-disc">
        {books.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onRemove} className="justify-self-start">
        {texts.removeThem(books.length)}
      </Button>
    </Notice>
  );
}

/** Books of which fewer copies are left than the customer wanted. */
function Lowered({ books, total }: { books: readonly OrderedBook[]; total: number }) {
  const texts = useTexts(checkoutTexts);
  const { lowered } = useTexts(cartTexts);
  return (
    <Notice title={texts.fewerCopies}>
      <ul className="list-inside list-disc">
        {books.map(({ _id, title, quantity = 1, wanted = quantity }) => (
          <li key={_id}>
            {title}: {lowered(wanted, quantity)}
          </li>
        ))}
      </ul>
      <NewTotal total={total} />
    </Notice>
  );
}

function NewTotal({ total }: { total: number }) {
  const [before, after] = useTexts(checkoutTexts).newTotal;
  return (
    <p>
      {before}
      <strong>{formatAmount(total)}</strong>
      {after}
    </p>
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
