import { skipToken } from '@reduxjs/toolkit/query';
import { Navigate, useLocation } from 'react-router-dom';
import { toApiProblem } from '../../../api/api-problem.ts';
import { live } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { orderTexts } from '../order-texts.ts';
import { useGetGuestOrderQuery, useKnownGuestOrder } from '../parts/order/api.ts';
import { toJustPlaced } from '../parts/order/just-placed.ts';
import { OrderCard } from '../parts/order/order-card.tsx';
import { useConfirmInterval } from '../parts/order/use-is-being-confirmed.ts';
import { useOrderAgain } from '../parts/order/use-order-again.ts';
import { paidToken } from '../parts/payment/leave-to-pay.ts';
import { CreateAccount } from './create-account.tsx';

/** The server knows no order for these: one that is cut off, forged, expired or ended. */
const NO_ORDER = new Set(['not-found', 'bad-request']);

export default function GuestOrderPage() {
  const head = useHead('guestOrder');
  const texts = useTexts();
  const words = useTexts(orderTexts).guest;
  const { home } = useTexts(commonTexts);
  const { hash, search, state } = useLocation();
  const token = hash.slice(1);
  const { currentData: known } = useKnownGuestOrder(token || skipToken);
  const seconds = useConfirmInterval(known && [known]);
  const query = useGetGuestOrderQuery(token, {
    skip: !token,
    ...live(seconds),
  });
  const orderAgain = useOrderAgain();
  const left = new URLSearchParams(search);
  const kept = token ? undefined : paidToken(left.get('paid') ?? left.get('left'));
  if (kept) return <Navigate replace to={{ search, hash: kept }} />;
  const isGone = !token || (query.error && NO_ORDER.has(toApiProblem(query.error).code));
  return (
    <>
      <PageHead {...head} />
      <h1 className="mb-6">{head.title}</h1>
      {isGone ? (
        <EmptyState text={words.gone}>
          <ButtonLink to={paths.home.to()}>{home}</ButtonLink>
        </EmptyState>
      ) : (
        <Loaded query={query} current failed={texts.orders.failure}>
          {(order) => (
            <div className="stack gap-6">
              <OrderCard
                order={order}
                justPlaced={toJustPlaced(state)}
                token={token}
                onOrderAgain={orderAgain}
              />
              <CreateAccount email={order.email} />
              <p className="prose text-muted">{words.keep}</p>
            </div>
          )}
        </Loaded>
      )}
    </>
  );
}
