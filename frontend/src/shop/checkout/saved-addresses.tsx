import { SelectField } from '../../kit/forms/field.tsx';
import { type DeliveryDraft, type SavedDelivery, toFields } from './delivery-draft.ts';

const ANOTHER = 'another';
const NO_ADDRESS = toFields({ street: '', city: '', state: '', zipcode: '', country: '' });

type SavedAddressesProps = Pick<SavedDelivery, 'addresses'> & {
  draft: DeliveryDraft;
  onChange: (fields: Partial<DeliveryDraft>) => void;
};

/** Chooses among the account's addresses; each fills in the fields below, which can be changed. */
export function SavedAddresses({ draft, addresses, onChange }: SavedAddressesProps) {
  const isTyped = (fields: object) =>
    Object.entries(fields).every(([path, text]) => draft[path as keyof DeliveryDraft] === text);
  const chosen = addresses.findIndex((address) => isTyped(toFields(address)));
  return (
    <SelectField
      label="Saved addresses"
      className="sm:col-span-2"
      value={chosen < 0 ? ANOTHER : chosen}
      onChange={({ currentTarget }) => {
        const address = addresses[Number(currentTarget.value)];
        onChange(address ? toFields(address) : NO_ADDRESS);
      }}
    >
      {addresses.map((address, index) => (
        <option key={JSON.stringify(address)} value={index}>
          {address.street}, {address.zipcode} {address.city}
        </option>
      ))}
      <option value={ANOTHER}>Another address</option>
    </SelectField>
  );
}
