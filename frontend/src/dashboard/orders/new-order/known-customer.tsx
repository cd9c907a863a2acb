import type { CustomerView } from '@book-store/contract/people/customers/admin-customers.schemas';
import type { AddressView } from '@book-store/contract/settings/place/address.schemas';
import { useState } from 'react';
import { toApiProblem } from '../../../api/api-problem.ts';
import { Button } from '../../../kit/button.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useLazyListCustomerOrdersQuery,
  useListCustomersQuery,
} from '../../people/parts/customers/api.ts';
import { entryTexts } from '../entry-texts.ts';

export type KnownCustomer = Pick<CustomerView, 'name' | 'email' | 'phone'> & {
  /** Of the last order that was delivered to one. */
  address?: AddressView | undefined;
};

const LETTERS_MIN = 3;
const SHOWN = 5;
/** In how many of the last orders an address is looked for: the others were picked up. */
const ORDERS = 5;

/** Finds who has ordered before by name, email or phone number. */
export function FindCustomer({ onFound }: { onFound: (customer: KnownCustomer) => void }) {
  const texts = useTexts(entryTexts).known;
  const [q, setQ] = useState('');
  const { currentData, error } = useListCustomersQuery(
    { q, limit: SHOWN },
    { skip: q.length < LETTERS_MIN },
  );
  const [listOrders] = useLazyListCustomerOrdersQuery();
  async function choose({ id, name, email, phone }: CustomerView) {
    setQ('');
    const last = await listOrders({ id, page: 1, limit: ORDERS })
      .unwrap()
      .catch(() => undefined);
    const address = last?.orders.find((order) => order.address)?.address;
    onFound({ name, email, phone, address });
  }
  const found = q.length < LETTERS_MIN ? undefined : currentData?.customers;
  return (
    <div className="grid gap-2">
      <ListSearch label={texts.label} placeholder={texts.placeholder} value={q} onSearch={setQ} />
      {error && q.length >= LETTERS_MIN && (
        <ErrorMessage>{toApiProblem(error).message}</ErrorMessage>
      )}
      <p role="status" className="text-muted empty:hidden">
        {found?.length === 0 && texts.none}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={texts.found} className="grid gap-1">
          {found.map((customer) => (
            <li key={customer.id}>
              <Button
                variant="link"
                className="text-left break-words"
                onClick={() => void choose(customer)}
              >
                {[customer.name, customer.email, customer.phone].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
