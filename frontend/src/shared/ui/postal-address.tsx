import type { OrderView } from '@book-store/contract/schemas/orders';

/** Name and address, formatted as on a letter. */
export function PostalAddress({ order }: { order: Pick<OrderView, 'name' | 'address'> }) {
  const { street, zipcode, city, state, country } = order.address;
  return (
    <address className="not-italic [&>span]:block [&>span]:break-words">
      <strong className="block break-words">{order.name}</strong>
      <span>{street}</span>
      <span>
        {city}, {state} {zipcode}
      </span>
      <span>{country}</span>
    </address>
  );
}
