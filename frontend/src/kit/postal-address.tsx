import { cityLine } from '@book-store/contract/address';
import type { OrderView } from '@book-store/contract/schemas/orders';

type Recipient = Pick<OrderView, 'name' | 'address'>;

/** Name and address, formatted as on a letter; the name alone if the order is picked up. */
export function PostalAddress({ order: { name, address } }: { order: Recipient }) {
  return (
    <address className="not-italic [&>span]:block [&>span]:break-words">
      <strong className="block break-words">{name}</strong>
      {address ? <Lines address={address} /> : <span>Picked up in the shop</span>}
    </address>
  );
}

function Lines({ address }: { address: NonNullable<OrderView['address']> }) {
  return (
    <>
      <span>{address.street}</span>
      <span>{cityLine(address)}</span>
      <span>{address.country}</span>
    </>
  );
}
