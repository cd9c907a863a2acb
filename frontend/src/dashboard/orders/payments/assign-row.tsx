import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { BankRow } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { useState } from 'react';
import { toApiProblem } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useListAdminOrdersQuery } from '../parts/orders/api.ts';
import { openSumOf } from '../parts/payments/mark-paid.tsx';
import { paymentTexts } from '../payment-texts.ts';

type AssignRowProps = { row: BankRow; onAssign: (order: NonNullable<BankRow['order']>) => void };

/** Most rows are of an order that was placed of late. */
const SHOWN = 8;

/** Lets the owner say which of the orders that wait for a transfer a row of the bank's file pays. */
export function AssignRow({ row, onAssign }: AssignRowProps) {
  const texts = useTexts(paymentTexts).bank.assign;
  const [isOpen, setIsOpen] = useState(false);
  const [q, setQ] = useState('');
  const query = { payment: 'transfer,invoice', paymentState: 'open', limit: SHOWN } as const;
  const { currentData, error } = useListAdminOrdersQuery(
    { ...query, ...(q && { q }) },
    { skip: !isOpen },
  );
  const choose = (order: AdminOrderView) => {
    const { _id, number, name, payment } = order;
    setIsOpen(false);
    if (payment) onAssign({ _id, number, name, due: payment.due, paid: payment.paid });
  };
  return (
    <div data-focus-area className="grid basis-full gap-2">
      {!isOpen && (
        <Button variant="link" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {texts.open}
          <span className="sr-only"> {texts.ofRow(row.text)}</span>
        </Button>
      )}
      {isOpen && (
        <>
          <ListSearch
            label={texts.search}
            placeholder={texts.placeholder}
            value={q}
            onSearch={setQ}
          />
          {error && <ErrorMessage>{toApiProblem(error).message}</ErrorMessage>}
          <p role="status" className="text-muted empty:hidden">
            {currentData?.orders.length === 0 && texts.none}
          </p>
          <ul aria-label={texts.found} className="grid gap-1 empty:hidden">
            {currentData?.orders.map((order) => (
              <li key={order._id}>
                <Button variant="link" className="text-left" onClick={() => choose(order)}>
                  {order.number}, {order.name}, {formatAmount(openSumOf(order))}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setIsOpen(false)}
          >
            {texts.close}
          </Button>
        </>
      )}
    </div>
  );
}
