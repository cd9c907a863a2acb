import type { OrderView } from '@book-store/contract/schemas/orders';
import type { ReactNode } from 'react';
import { texts } from '../../shared/specified-texts.ts';

/** Recipient and delivery address. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { street, city, state, country, zipcode } = order.address;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-t border-line pt-5 lg:grid-cols-3">
      <Fact name="Name">{order.name}</Fact>
      <Fact name="Email" wide>
        {order.email}
      </Fact>
      <Fact name="Phone">{order.phone}</Fact>
      <Fact name="Street">{street}</Fact>
      <Fact name="City">{city}</Fact>
      <Fact name="State">{state}</Fact>
      <Fact name="Country">{country}</Fact>
      <Fact name="Zipcode">{zipcode}</Fact>
      <Fact name={texts.userDashboard.orderId} wide>
        {order._id}
      </Fact>
    </dl>
  );
}

type FactProps = { name: string; wide?: boolean; children: ReactNode };

function Fact({ name, wide, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2 min-w-0 lg:col-span-1' : 'min-w-0'}>
      <dt className="text-fine text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
