import type { OrderView } from '@book-store/contract/schemas/orders';

type Recipient = Pick<OrderView, 'name'> & { address?: OrderView['address'] | undefined };

/** Name and address, formatted as on a letter; the name alone if the order is picked up. */
export function PostalAddress({ order: { name, address } }: { order: Recipient }) {
  return (
    <address className="not-italic [&>span]:block [&>span]:break-words">
      <strong className="block break-words">{name}</strong>
      {address ? <Lines address={address} /> : <span>Picked up in the shop</span>}
    </address>
  );
}

function Lines({ address: { street, zipcode, city, state, country } }: Pick<OrderView, 'address'>) {
  return (
    <>
      <span>{street}</span>
      <span>
        {city}, {state} {zipcode}
      </span>
      <span>{country}</span>
    </>
  );
}
