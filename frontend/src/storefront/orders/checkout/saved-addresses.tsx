import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { ADDRESS_PARTS, type AddressParts, partsOf } from '../../../kit/fields/address-values.ts';
import { SelectField } from '../../../kit/fields/field.tsx';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { SavedDelivery } from '../parts/checkout/checkout-draft.ts';
import { useCheckout } from './use-checkout.ts';

const ANOTHER = 'another';

/** The chosen address fills in the fields below, which stay editable. */
export function SavedAddresses({ addresses }: Pick<SavedDelivery, 'addresses'>) {
  const words = useTexts(checkoutTexts);
  const language = useLanguage();
  const { form, typed } = useCheckout();
  const isTyped = (parts: AddressParts) =>
    ADDRESS_PARTS.every((part) => parts[part] === typed.address[part]);
  const chosen = addresses.findIndex((address) => isTyped(partsOf(address, language)));
  return (
    <SelectField
      label={words.savedAddresses}
      className="sm:col-span-2"
      value={chosen < 0 ? ANOTHER : chosen}
      onChange={({ currentTarget }) => {
        const address = addresses[Number(currentTarget.value)];
        form.put('address', partsOf(address, language));
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
