import { PHONE_PATTERN } from '@book-store/contract/phone';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import type { AddressPart } from '../../../kit/fields/address-values.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import type { DeliveryDraft, SavedDelivery } from '../parts/checkout/delivery-draft.ts';
import { checkoutTexts } from '../parts/checkout/texts.ts';
import type { Ways } from '../parts/checkout/use-ways.ts';
import { type DeliveryPath, toPhone } from './missing-fields.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { WayFields } from './way-fields.tsx';

type DeliveryFieldsProps = {
  draft: DeliveryDraft;
  /** Of the account; undefined for a guest, who enters it. */
  email: string | undefined;
  saved: SavedDelivery | undefined;
  ways: Ways;
  /** Returns what the delivery on a way costs. */
  feeOf: (way: DeliveryWay) => number;
  errorOf: (path: DeliveryPath | 'delivery') => string | undefined;
  onChange: (fields: Partial<DeliveryDraft>) => void;
};

/** The recipient, the way of delivery where there is a choice, and the address if there is one. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const words = useTexts(checkoutTexts);
  const forms = useTexts(formTexts);
  const { draft, email, saved, ways, feeOf, errorOf, onChange } = props;
  const typed = (path: DeliveryPath) => ({
    name: path,
    value: draft[path],
    error: errorOf(path),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [path]: currentTarget.value }),
    required: true,
  });
  const ofAddress = (part: AddressPart) => ({
    ...typed(`address.${part}`),
    ...(part === 'country' && ways.isElsewhere && { error: words.notThere }),
  });
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-title text-h3 font-semibold">{words.recipient}</legend>
        <Field
          label={forms.name}
          autoComplete="name"
          data-empty={words.enterName}
          {...typed('name')}
        />
        <Field
          label={forms.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
          title={forms.phoneRule}
          data-empty={words.enterPhone}
          hint={words.phoneHint}
          {...typed('phone')}
          onChange={({ currentTarget }) => onChange({ phone: toPhone(currentTarget.value) })}
        />
        <Field
          label={forms.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          {...(email === undefined
            ? { ...typed('email'), 'data-empty': words.enterEmail, hint: words.guestEmailHint }
            : { name: 'email', value: email, readOnly: true, hint: words.emailHint })}
        />
      </fieldset>
      {ways.isChoice && (
        <WayFields
          ways={ways}
          feeOf={feeOf}
          error={errorOf('delivery')}
          onChoose={(id) => onChange({ delivery: id })}
        />
      )}
      {!ways.isPickUp && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-title text-h3 font-semibold">{words.address}</legend>
          {saved && saved.addresses.length > 0 && (
            <SavedAddresses draft={draft} addresses={saved.addresses} onChange={onChange} />
          )}
          <AddressFields field={ofAddress} />
        </fieldset>
      )}
    </>
  );
}
