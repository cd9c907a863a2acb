import { ADDRESSES_MAX } from '@book-store/contract/account-limits';
import { PHONE_PATTERN } from '@book-store/contract/phone';
import type { SavedDetails } from '@book-store/contract/schemas/account';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { useSaveDetailsMutation } from '../../api/saved-details-api.ts';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { AddressFields, addressValues, toAddress } from '../../kit/forms/address-fields.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { formTexts } from '../../kit/forms/texts.ts';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { accountTexts } from './texts.ts';

const NO_ADDRESS = toAddress(addressValues());

type SavedDetailsFormProps = { uid: string; saved: SavedDetails; name: string | null };

/** What the next checkout fills in by itself: all of it can be changed, and deleted by leaving it out. */
export function SavedDetailsForm({ uid, saved, name }: SavedDetailsFormProps) {
  const texts = useTexts(accountTexts);
  const words = useTexts(formTexts);
  const [saveDetails] = useSaveDetailsMutation();
  const [addresses, setAddresses] = useState(saved.addresses);
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data) => {
    const details = { name: String(data.get('name')), phone: String(data.get('phone')), addresses };
    await saveDetails({ uid, details }).unwrap();
    void successToast(texts.saved);
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.name}
          {...field('name')}
          autoComplete="name"
          maxLength={NAME_MAX}
          defaultValue={saved.name || (name ?? '')}
          optional
        />
        <Field
          label={words.phone}
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
          title={words.phoneRule}
          defaultValue={saved.phone}
          optional
        />
      </div>
      {addresses.map((address, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an address has nothing else that stays the same
          key={index}
          className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
        >
          <legend className="sr-only">{texts.address(index + 1)}</legend>
          <AddressFields
            section={`section-${index + 1}`}
            field={(part) => ({
              name: `addresses.${index}.${part}`,
              value: address[part],
              // It was saved for a country whose addresses have none.
              required: part !== 'state' || saved.addresses[index]?.state !== '',
              error: problem?.fields[`addresses.${index}.${part}`],
              onChange: ({ currentTarget }) =>
                setAddresses(addresses.with(index, { ...address, [part]: currentTarget.value })),
            })}
          />
          <Button
            variant="link"
            onClick={() => setAddresses(addresses.filter((_, at) => at !== index))}
            className="justify-self-start sm:col-span-2"
          >
            {texts.removeAddress(index + 1)}
          </Button>
        </fieldset>
      ))}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? words.saving : words.save}
        </Button>
        {addresses.length < ADDRESSES_MAX && (
          <Button variant="secondary" onClick={() => setAddresses([...addresses, NO_ADDRESS])}>
            {texts.addAddress}
          </Button>
        )}
      </div>
    </form>
  );
}
