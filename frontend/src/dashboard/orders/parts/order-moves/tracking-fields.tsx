import {
  CARRIER_NAMES,
  OTHER_CARRIER,
  TRACKING_NUMBER_MAX,
  TRACKING_URL_MAX,
} from '@book-store/contract/orders/parcels/carriers';
import type { GivenTracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';

export type TypedTracking = { carrier: string; number: string; url: string };
export const NO_TRACKING: TypedTracking = { carrier: '', number: '', url: '' };

/** Undefined without a number. */
export const toTracking = ({ carrier, number, url }: TypedTracking): GivenTracking | undefined =>
  number.trim()
    ? {
        carrier: carrier || OTHER_CARRIER,
        number: number.trim(),
        ...(url.trim() && (carrier || OTHER_CARRIER) === OTHER_CARRIER && { url: url.trim() }),
      }
    : undefined;

export const NUMBER_FIELD = {
  label: 'Number',
  maxLength: TRACKING_NUMBER_MAX,
  autoComplete: 'off',
};
/** Only for a carrier without a known tracking page. */
export const PAGE_FIELD = {
  label: "Address of the parcel's page",
  optional: true,
  type: 'url',
  placeholder: 'https://',
  maxLength: TRACKING_URL_MAX,
};

type CarrierFieldProps = { carrier: string; onChange: (carrier: string) => void };

export const CarrierField = ({ carrier, onChange }: CarrierFieldProps) => (
  <SelectField
    label="Carrier"
    value={carrier}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="">Choose</option>
    {CARRIER_NAMES.map((name) => (
      <option key={name} value={name}>
        {name === OTHER_CARRIER ? 'Another one' : name}
      </option>
    ))}
  </SelectField>
);

type TrackingFieldsProps = { typed: TypedTracking; onChange: (typed: TypedTracking) => void };

/** Carrier and tracking number, which the customer gets by mail. */
export function TrackingFields({ typed, onChange }: TrackingFieldsProps) {
  return (
    <div className="grid gap-4">
      <CarrierField
        carrier={typed.carrier}
        onChange={(carrier) => onChange({ ...typed, carrier })}
      />
      <Field
        {...NUMBER_FIELD}
        optional
        value={typed.number}
        hint="The customer gets it when you send the parcel out."
        onChange={({ currentTarget }) => onChange({ ...typed, number: currentTarget.value })}
      />
      {typed.carrier === OTHER_CARRIER && (
        <Field
          {...PAGE_FIELD}
          value={typed.url}
          onChange={({ currentTarget }) => onChange({ ...typed, url: currentTarget.value })}
        />
      )}
    </div>
  );
}
