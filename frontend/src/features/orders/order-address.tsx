import type { OrderView } from '@book-store/contract/schemas/orders';
import { ArrowRightIcon } from '../../shared/ui/icons.tsx';

const parts = [
  ['Street', 'street'],
  ['City', 'city'],
  ['State', 'state'],
  ['Country', 'country'],
  ['Zipcode', 'zipcode'],
] as const;

/** The delivery address, collapsed by default. */
export function OrderAddress({ address }: { address: OrderView['address'] }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-accent-deep">
        <ArrowRightIcon className="size-4 transition-transform group-open:rotate-90" />
        <span className="link">Delivery address</span>
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {parts.map(([name, key]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{address[key]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
