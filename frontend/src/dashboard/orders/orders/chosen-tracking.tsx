import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { TRACKING_NUMBER_MAX } from '@book-store/contract/orders/parcels/carriers';
import { Field } from '../../../kit/fields/field.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { CarrierField } from '../parts/order-moves/tracking-fields.tsx';
import { ordersTexts } from '../texts.ts';

/** A carrier, with tracking numbers by order id. */
export type ChosenParcels = { carrier: string; numbers: Readonly<Record<string, string>> };

type ChosenTrackingProps = {
  orders: readonly AdminOrderView[];
  parcels: ChosenParcels;
  onChange: (parcels: ChosenParcels) => void;
};

/** The tracking numbers of several parcels; all are optional. */
export function ChosenTracking({ orders, parcels, onChange }: ChosenTrackingProps) {
  const { carrier, numbers } = parcels;
  return (
    <details className="w-full card p-4">
      <summary className="link cursor-pointer">{useTexts(ordersTexts).chosen.tracking}</summary>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <CarrierField
          carrier={carrier}
          onChange={(chosen) => onChange({ numbers, carrier: chosen })}
        />
        {orders.map(({ _id, number, name }) => (
          <Field
            key={_id}
            label={`${number}, ${name}`}
            maxLength={TRACKING_NUMBER_MAX}
            autoComplete="off"
            value={numbers[_id] ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ carrier, numbers: { ...numbers, [_id]: currentTarget.value } })
            }
          />
        ))}
      </div>
    </details>
  );
}
