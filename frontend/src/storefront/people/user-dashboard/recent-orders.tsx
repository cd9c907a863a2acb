import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { Link } from 'react-router-dom';
import { OrderDate } from '../../../kit/date-time.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { orderingTexts } from '../../../lib/ordering/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { NoOrders } from '../../orders/parts/order/no-orders.tsx';
import { OrderState, OrderTotal } from '../../orders/parts/order/order-state.tsx';
import { useCustomerOrders } from '../../orders/parts/order/use-customer-orders.ts';
import { accountTexts } from '../account-texts.ts';

/** A compact list of the account's orders. */
export function RecentOrders({ email }: { email: string | null }) {
  const texts = useTexts();
  const query = useCustomerOrders(email);
  return (
    <Loaded query={query} failed={texts.userDashboard.failure}>
      {(orders) => <Newest orders={orders} />}
    </Loaded>
  );
}

function Newest({ orders }: { orders: readonly OrderView[] }) {
  const texts = useTexts();
  const words = useTexts(accountTexts).overview;
  if (orders.length === 0) return <NoOrders text={texts.userDashboard.empty} />;
  return (
    <>
      <ul aria-label={words.recent} className="grid gap-4">
        {orders.map((order) => (
          <RecentOrder key={order._id} order={order} />
        ))}
      </ul>
      <p className="mt-6">
        <Link to={paths.orders.to()} className="link inline-block py-2.5">
          {words.viewAll}
        </Link>
      </p>
    </>
  );
}

function RecentOrder({ order }: { order: OrderView }) {
  const texts = useTexts();
  const ordering = useTexts(orderingTexts);
  const words = useTexts(accountTexts).overview;
  return (
    <li className="grid gap-x-8 gap-y-3 card p-5 md:grid-cols-[minmax(0,2fr)_1fr_1fr_minmax(0,2fr)]">
      <p className="min-w-0">
        <span className="block text-h3 font-semibold whitespace-nowrap">{order.number}</span>
        <OrderState order={order} />
        {!texts.isRefined && (
          <>
            <span className="block text-fine text-muted">{texts.userDashboard.orderId}</span>
            <span className="text-fine break-all">{order._id}</span>
          </>
        )}
      </p>
      <p>
        <span className="block text-fine text-muted">{texts.userDashboard.date}</span>
        <OrderDate at={order.createdAt} />
      </p>
      <p>
        <span className="block text-fine text-muted">{texts.userDashboard.total}</span>
        <OrderTotal order={order} className="font-semibold" />
      </p>
      <div className="min-w-0">
        {order.boughtGiftCard ? (
          <p className="break-words">
            {ordering.giftCardFor(order.boughtGiftCard.recipient?.name)}
          </p>
        ) : (
          <p className="text-fine text-muted">
            {texts.isRefined ? words.books : words.booksAndIds}
          </p>
        )}
        <ul className="empty:hidden">
          {order.lines.map(({ bookId, ...line }) => (
            <li key={bookId} className="min-w-0">
              <Link
                to={paths.book.to(bookId)}
                className="group inline-flex min-h-11 max-w-full flex-col justify-center py-1"
              >
                <span className="link max-w-full break-words">{titleOfCopies(line)}</span>
                {!texts.isRefined && (
                  <span className="text-fine break-all text-muted">{bookId}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
