import { ADDRESSES_MAX } from '@book-store/contract/account-limits';
import { PHONE_PATTERN, PHONE_RULE } from '@book-store/contract/phone';
import type { SavedDetails } from '@book-store/contract/schemas/account';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { useSaveDetailsMutation } from '../../api/saved-details-api.ts';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { Field } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { AddressFields, EMPTY_ADDRESS } from './address-fields.tsx';

type SavedDetailsFormProps = { uid: string; saved: SavedDetails; name: string | null };

/** What the next checkout fills in by itself: all of it can be changed, and deleted by leaving it out. */
export function SavedDetailsForm({ uid, saved, name }: SavedDetailsFormProps) {
  const [saveDetails] = useSaveDetailsMutation();
  const [addresses, setAddresses] = useState(saved.addresses);
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const details = { name: String(data.get('name')), phone: String(data.get('phone')), addresses };
    await saveDetails({ uid, details }).unwrap();
    void successToast('Your details have been saved');
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          defaultValue={saved.name || (name ?? '')}
          error={problem?.fields.name}
          optional
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
          title={PHONE_RULE}
          defaultValue={saved.phone}
          error={problem?.fields.phone}
          optional
        />
      </div>
      {addresses.map((address, index) => (
        <AddressFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an address has nothing else that stays the same
          key={index}
          number={index + 1}
          address={address}
          errorOf={(part) => problem?.fields[`addresses.${index}.${part}`]}
          onChange={(changed) => setAddresses(addresses.with(index, changed))}
          onRemove={() => setAddresses(addresses.filter((_, at) => at !== index))}
        />
      ))}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? 'Saving…' : 'Save'}
        </Button>
        {addresses.length < ADDRESSES_MAX && (
          <Button variant="secondary" onClick={() => setAddresses([...addresses, EMPTY_ADDRESS])}>
            Add an address
          </Button>
        )}
      </div>
    </form>
  );
}
