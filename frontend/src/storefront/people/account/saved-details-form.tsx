import type { SavedDetails } from '@book-store/contract/people/account/account.schemas';
import { ADDRESSES_MAX } from '@book-store/contract/people/account/account-limits';
import { PHONE_PATTERN } from '@book-store/contract/phone';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useSaveDetailsMutation } from '../../../api/calls/saved-details-api.ts';
import { Button } from '../../../kit/button.tsx';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import {
  type Address,
  type AddressParts,
  addressOf,
  partsOf,
} from '../../../kit/fields/address-values.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { useUsualCountry } from '../../../kit/fields/use-usual-country.ts';
import { focusAdded } from '../../../kit/forms/focus-added.ts';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../account-texts.ts';

/** An address as it is typed, and as it is stored, if it is. */
type TypedAddress = AddressParts & { stored?: Address };

type SavedDetailsFormProps = { uid: string; saved: SavedDetails; name: string | null };

/** The saved checkout details; clearing a field deletes it. */
export function SavedDetailsForm({ uid, saved, name }: SavedDetailsFormProps) {
  const texts = useTexts(accountTexts);
  const words = useTexts(formTexts);
  const [saveDetails] = useSaveDetailsMutation();
  const language = useLanguage();
  const country = useUsualCountry();
  // The server's reply does not update the fields, because the customer may be typing.
  const [start] = useState(() => ({
    name: saved.name || (name ?? ''),
    phone: saved.phone,
    addresses: saved.addresses.map(
      (stored): TypedAddress => ({ ...partsOf(stored, language), stored }),
    ),
  }));
  const form = useForm({
    start,
    run: ({ addresses, ...details }) =>
      saveDetails({
        uid,
        details: {
          ...details,
          addresses: addresses.map(({ stored, ...parts }) => addressOf(parts, stored)),
        },
      }).unwrap(),
    done: () => texts.saved,
  });
  const addresses = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.name}
          {...form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX}
          optional
        />
        <Field
          label={words.phone}
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
          title={words.phoneRule}
          optional
        />
      </div>
      {addresses.fields.map(({ id, stored }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="sr-only">{texts.address(index + 1)}</legend>
          <AddressFields
            section={`section-${index + 1}`}
            stored={stored}
            field={(part) => form.field(`addresses.${index}.${part}`)}
          />
          <Button
            variant="link"
            onClick={() => addresses.remove(index)}
            className="justify-self-start sm:col-span-2"
          >
            {texts.removeAddress(index + 1)}
          </Button>
        </fieldset>
      ))}
      <FormEnd
        form={form}
        busy={words.saving}
        beside={
          addresses.fields.length < ADDRESSES_MAX && (
            <Button
              variant="secondary"
              onClick={() =>
                focusAdded(`addresses.${addresses.fields.length}.street`, () =>
                  addresses.append({ ...partsOf(), country: country ?? '' }),
                )
              }
            >
              {texts.addAddress}
            </Button>
          )
        }
      >
        {words.save}
      </FormEnd>
    </Form>
  );
}
