import { Button } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';
import type { JustPlaced } from '../parts/order/just-placed.ts';
import { NoOrders } from '../parts/order/no-orders.tsx';
import type { OrderAgain } from '../parts/order/order-again.tsx';
import { OrderCard } from '../parts/order/order-card.tsx';
import { useCustomerOrders } from '../parts/order/use-customer-orders.ts';

type OrderCardsProps = {
  email: string | null;
  justPlaced: JustPlaced | undefined;
  onOrderAgain: OrderAgain;
};

/** All orders of the account, newest first, one card each. */
export function OrderCards({ email, justPlaced, onOrderAgain }: OrderCardsProps) {
  const texts = useTexts();
  const words = useTexts(orderTexts);
  const query = useCustomerOrders(email);
  return (
    <Loaded query={query} failed={texts.orders.failure}>
      {(orders) =>
        orders.length === 0 ? (
          <NoOrders text={texts.orders.empty} />
        ) : (
          <div className="stack gap-6">
            {orders.map((order) => (
              <OrderCard
                key={order._id}
                order={order}
                justPlaced={order._id === justPlaced?.placed ? justPlaced : undefined}
                onOrderAgain={onOrderAgain}
              />
            ))}
            {query.error !== undefined && (
              <Loaded
                query={{ error: query.error, refetch: query.refetch }}
                failed={texts.orders.failure}
              />
            )}
            {query.hasMore && (
              <Button
                variant="secondary"
                onClick={query.loadMore}
                disabled={query.isFetching}
                className="justify-self-center"
              >
                {words.older}
              </Button>
            )}
          </div>
        )
      }
    </Loaded>
  );
}
