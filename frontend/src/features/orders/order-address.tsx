import type { OrderView } from '@book-store/backend/contract';

const parts = [
  ['Street', 'street'],
  ['City', 'city'],
  ['State', 'state'],
  ['Country', 'country'],
  ['Zipcode', 'zipcode'],
] as const;

/** Where the parcel goes, folded away until somebody asks. */
export function OrderAddress({ address }: { address: OrderView['address'] }) {
  return (
    <details className="group -my-3">
      <summary className="link inline-flex min-h-11 list-none items-center gap-2">
        <span aria-hidden="true" className="transition-transform group-open:rotate-90">
          ›
        </span>
        Delivery address
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 pb-3">
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
