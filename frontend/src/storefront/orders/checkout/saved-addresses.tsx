import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { addressValues } from '../../../kit/fields/address-values.ts';
import { SelectField } from '../../../kit/fields/field.tsx';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import type { DeliveryDraft, SavedDelivery } from '../parts/checkout/delivery-draft.ts';
import { checkoutTexts } from '../parts/checkout/texts.ts';

const ANOTHER = 'another';

type SavedAddressesProps = Pick<SavedDelivery, 'addresses'> & {
  draft: DeliveryDraft;
  onChange: (fields: Partial<DeliveryDraft>) => void;
};

/** Chooses among the account's addresses; each fills in the fields below, which can be changed. */
export function SavedAddresses({ draft, addresses, onChange }: SavedAddressesProps) {
  const words = useTexts(checkoutTexts);
  const language = useLanguage();
  const isTyped = (fields: object) =>
    Object.entries(fields).every(([path, text]) => draft[path as keyof DeliveryDraft] === text);
  const chosen = addresses.findIndex((address) => isTyped(addressValues(address, language)));
  return (
    <SelectField
      label={words.savedAddresses}
      className="sm:col-span-2"
      value={chosen < 0 ? ANOTHER : chosen}
      onChange={({ currentTarget }) => {
        const address = addresses[Number(currentTarget.value)];
        onChange(addressValues(address, language));
      }}
    >
      {addresses.map((address, index) => (
        <option key={JSON.stringify(address)} value={index}>
          {addressLines(address).join(', ')}
        </option>
      ))}
      <option value={ANOTHER}>{words.anotherAddress}</option>
    </SelectField>
  );
}
