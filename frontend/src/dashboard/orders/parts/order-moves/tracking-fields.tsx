import {
  CARRIER_NAMES,
  OTHER_CARRIER,
  TRACKING_NUMBER_MAX,
  TRACKING_URL_MAX,
} from '@book-store/contract/orders/parcels/carriers';
import type { GivenTracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import { Field, SelectField } from '../../../../kit/fields/field.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { type MovesTexts, movesTexts } from '../../moves-texts.ts';

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

/** The fields of a tracking number, and of its page, which is only for a carrier without a known one. */
export const trackingFieldsIn = ({ parcel }: MovesTexts) => ({
  number: { label: parcel.number, maxLength: TRACKING_NUMBER_MAX, autoComplete: 'off' },
  page: {
    label: parcel.page,
    optional: true,
    type: 'url',
    placeholder: 'https://',
    maxLength: TRACKING_URL_MAX,
  },
});

type CarrierFieldProps = { carrier: string; onChange: (carrier: string) => void };

export function CarrierField({ carrier, onChange }: CarrierFieldProps) {
  const texts = useTexts(movesTexts).parcel;
  return (
    <SelectField
      label={texts.carrier}
      value={carrier}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{texts.choose}</option>
      {CARRIER_NAMES.map((name) => (
        <option key={name} value={name}>
          {name === OTHER_CARRIER ? texts.otherCarrier : name}
        </option>
      ))}
    </SelectField>
  );
}

type TrackingFieldsProps = {
  typed: TypedTracking;
  hasMail: boolean;
  onChange: (typed: TypedTracking) => void;
};

/** Carrier and tracking number, which the customer gets by mail, if there is an address. */
export function TrackingFields({ typed, hasMail, onChange }: TrackingFieldsProps) {
  const texts = useTexts(movesTexts);
  const fields = trackingFieldsIn(texts);
  return (
    <div className="grid gap-4">
      <CarrierField
        carrier={typed.carrier}
        onChange={(carrier) => onChange({ ...typed, carrier })}
      />
      <Field
        {...fields.number}
        optional
        value={typed.number}
        {...(hasMail && { hint: texts.parcel.sentWith })}
        onChange={({ currentTarget }) => onChange({ ...typed, number: currentTarget.value })}
      />
      {typed.carrier === OTHER_CARRIER && (
        <Field
          {...fields.page}
          value={typed.url}
          onChange={({ currentTarget }) => onChange({ ...typed, url: currentTarget.value })}
        />
      )}
    </div>
  );
}
