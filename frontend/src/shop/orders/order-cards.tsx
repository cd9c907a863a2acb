import { Button } from '../../kit/button.tsx';
import { Failure } from '../../kit/failure.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import type { JustPlaced } from './just-placed.ts';
import { NoOrders } from './no-orders.tsx';
import type { OrderAgain } from './order-again.tsx';
import { OrderCard } from './order-card.tsx';
import { useCustomerOrders } from './use-customer-orders.ts';

type OrderCardsProps = {
  email: string | null;
  justPlaced: JustPlaced | undefined;
  onOrderAgain: OrderAgain;
};

/** All orders of the account, newest first, one card each. */
export function OrderCards({ email, justPlaced, onOrderAgain }: OrderCardsProps) {
  const { orders, failed, advice, isFetching, hasMore, loadMore, retry } = useCustomerOrders(email);
  const failure = <Failure text={texts.orders.failure} detail={advice} onRetry={retry} />;
  if (!orders) {
    if (failed) return failure;
    return <Spinner text={texts.orders.loading} />;
  }
  if (orders.length === 0) return <NoOrders text={texts.orders.empty} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {orders.map((order) => (
        <OrderCard
          key={order._id}
          order={order}
          justPlaced={order._id === justPlaced?.placed ? justPlaced : undefined}
          onOrderAgain={onOrderAgain}
        />
      ))}
      {failed && failure}
      {hasMore && (
        <Button
          variant="secondary"
          onClick={loadMore}
          disabled={isFetching}
          className="justify-self-center"
        >
          Show older orders
        </Button>
      )}
    </div>
  );
}
