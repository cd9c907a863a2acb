import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import type { AdminSearchView } from '@book-store/contract/reports/search/search.schemas';
import type { ReactNode } from 'react';
import { Option, OptionGroup } from '../../../../kit/menus/option.tsx';
import { Price } from '../../../../kit/money/price.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { formatCount } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { StatusBadge } from '../../../orders/parts/order-parts/status-badge.tsx';
import { searchTexts } from '../../search-texts.ts';

/** The first few of each kind, and the ways to all of them. */
export function SearchResults({ found, q }: { found: AdminSearchView; q: string }) {
  const texts = useTexts(searchTexts);
  const { orders, customers, books, papers } = found;
  const all = (group: Group, to: string, name: (count: string) => string) =>
    group.total > group.found.length && (
      <Option key="all" to={to}>
        <span className="link">{name(countedOf(group, texts.orMore))}</span>
      </Option>
    );
  return (
    <>
      <OptionGroup name={texts.orders}>
        {options([
          ...orders.found.map(({ _id, number, name, status, totalPrice, tracking }) => (
            <Option key={_id} to={dashboardPaths.adminOrder.to(_id)}>
              <Row
                name={`${number} ${name}`}
                more={tracking && isTyped(tracking, q) ? texts.parcel(tracking) : undefined}
              >
                <Price amount={totalPrice} />
                <StatusBadge status={status} />
              </Row>
            </Option>
          )),
          all(orders, dashboardPaths.adminOrders.to({ q }), texts.allOrders),
        ])}
      </OptionGroup>
      <OptionGroup name={texts.papers}>
        {options([
          ...papers.found.map(({ _id, number, kind, whole, order, orderNumber, totalPrice }) => (
            <Option key={_id} to={dashboardPaths.adminOrder.to(order)}>
              <Row
                name={texts.paper(texts.kinds[whole ? 'cancellation' : kind], number)}
                more={texts.ofOrder(orderNumber)}
              >
                <Price amount={totalPrice} />
              </Row>
            </Option>
          )),
          all(papers, dashboardPaths.adminOrders.to({ q }), texts.allOrders),
        ])}
      </OptionGroup>
      <OptionGroup name={texts.customers}>
        {options([
          ...customers.found.map(({ id, name, email }) => (
            <Option key={id} to={dashboardPaths.customer.to(id)}>
              <Row name={name} more={email} />
            </Option>
          )),
          all(customers, dashboardPaths.customers.to({ q }), texts.allCustomers),
        ])}
      </OptionGroup>
      <OptionGroup name={texts.books}>
        {options([
          ...books.found.map(({ _id, title, author, price }) => (
            <Option key={_id} to={dashboardPaths.editBook.to(_id)}>
              <Row name={title} more={author}>
                <Price amount={price} />
              </Row>
            </Option>
          )),
          all(books, dashboardPaths.manageBooks.to({ q }), texts.allBooks),
        ])}
      </OptionGroup>
    </>
  );
}

type Group = { found: readonly unknown[]; total: number };

/** The server counts orders up to a limit. */
const countedOf = ({ total }: Group, orMore: (count: string) => string): string =>
  total < ORDER_MATCHES_MAX ? formatCount(total) : orMore(formatCount(ORDER_MATCHES_MAX));

const options = (items: readonly ReactNode[]) => items.filter(Boolean);

/** Whether an order was found by the number of its parcel. */
const isTyped = (tracking: string, q: string) =>
  tracking.toLowerCase().startsWith(q.replace(/\s/g, '').toLowerCase());

type RowProps = { name: string; more?: string | undefined; children?: ReactNode };

function Row({ name, more, children }: RowProps) {
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block break-words">{name}</span>{' '}
        <span className="block text-fine break-words text-muted empty:hidden">{more}</span>
      </span>{' '}
      {children && (
        <span className="flex shrink-0 flex-col items-end gap-1 text-fine tabular-nums sm:flex-row sm:items-center sm:gap-3">
          {children}
        </span>
      )}
    </>
  );
}
