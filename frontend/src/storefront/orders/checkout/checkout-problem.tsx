import { Link } from 'react-router-dom';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { useShop } from '../../../api/calls/shop-api.ts';
import { Button } from '../../../kit/button.tsx';
import { PhoneLink } from '../../../kit/contact-links.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../cart-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { refusalText } from '../parts/discount/use-discount.ts';
import { Lowered, Notice, PricesChanged, Unavailable } from './checkout-notices.tsx';
import { useCheckout } from './use-checkout.ts';

type CheckoutTexts = TextsOf<typeof checkoutTexts>;

function nextStep(
  { code, message, fields }: ApiProblem,
  { texts, isGuest }: { texts: CheckoutTexts; isGuest: boolean },
): string {
  if (Object.keys(fields).length > 0) {
    // The email field of guests shows the error.
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

export function CheckoutProblem() {
  const texts = useTexts(checkoutTexts);
  const discounts = useTexts(cartTexts).discount;
  const language = useLanguage();
  const { phone } = useShop();
  const { form, problemRef, notices, account } = useCheckout();
  const { isGuest, signInAgain } = account;
  const { changes, gone, soldOut, lowered, delivery, payment, tax } = notices;
  const isPriced = changes.length > 0 || [delivery, payment, tax].some((due) => due !== undefined);
  const isNoticed = isPriced || gone.length + soldOut.length + lowered.length > 0;
  const wrong = Object.keys(form.problem?.fields ?? {});
  const isCorrected = wrong.length > 0 && wrong.every((path) => form.errorOf(path) === undefined);
  const isSaid = form.problem && NOTICED.has(form.problem.code) && isNoticed;
  const problem = isCorrected || isSaid ? null : form.problem;
  return (
    <div
      ref={problemRef}
      role="alert"
      tabIndex={-1}
      className="grid gap-4 outline-none empty:hidden"
    >
      <Unavailable books={gone} title={texts.gone(gone.length)} />
      <Unavailable books={soldOut} title={texts.soldOut(soldOut.length)} />
      <Lowered />
      {isPriced && <PricesChanged />}
      {problem && (
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
          {problem.code === 'too-many-open-orders' && phone && (
            <p>
              {texts.byPhone} <PhoneLink phone={phone} className="link" />
            </p>
          )}
          {needsSignIn(problem) && (
            <Button
              variant="secondary"
              onClick={() => void signInAgain()}
              className="justify-self-start"
            >
              {texts.signInAgain}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
