import type { SavedDetails } from '@book-store/contract/people/account/account.schemas';
import { ADDRESSES_MAX } from '@book-store/contract/people/account/account-limits';
import { PHONE_PATTERN } from '@book-store/contract/phone';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { useSaveDetailsMutation } from '../../../api/calls/saved-details-api.ts';
import { Button } from '../../../kit/button.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import {
  type Address,
  type AddressValues,
  addressValues,
  toAddress,
} from '../../../kit/fields/address-values.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { useUsualCountry } from '../../../kit/fields/use-usual-country.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from './texts.ts';

/** An address of the form, as it is stored, if it is, and as it is typed. */
type Entry = { key: string; stored?: Address; values: AddressValues };

type SavedDetailsFormProps = { uid: string; saved: SavedDetails; name: string | null };

/** What the next checkout fills in by itself: all of it can be changed, and deleted by leaving it out. */
export function SavedDetailsForm({ uid, saved, name }: SavedDetailsFormProps) {
  const texts = useTexts(accountTexts);
  const words = useTexts(formTexts);
  const [saveDetails] = useSaveDetailsMutation();
  const language = useLanguage();
  const country = useUsualCountry();
  const [entries, setEntries] = useState(() =>
    saved.addresses.map(
      (stored): Entry => ({ key: randomKey(), stored, values: addressValues(stored, language) }),
    ),
  );
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data) => {
    const addresses = entries.map(({ values, stored }) => toAddress(values, stored));
    const details = { name: String(data.get('name')), phone: String(data.get('phone')), addresses };
    await saveDetails({ uid, details }).unwrap();
    void successToast(texts.saved);
  });
  const another = (): Entry => ({
    key: randomKey(),
    values: { ...addressValues(), 'address.country': country ?? '' },
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
      {entries.map((entry, index) => (
        <fieldset key={entry.key} className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="sr-only">{texts.address(index + 1)}</legend>
          <AddressFields
            section={`section-${index + 1}`}
            stored={entry.stored}
            field={(part) => ({
              name: `addresses.${index}.${part}`,
              value: entry.values[`address.${part}`],
              error: problem?.fields[`addresses.${index}.${part}`],
              onChange: ({ currentTarget: { value } }) => {
                const values = { ...entry.values, [`address.${part}`]: value };
                setEntries(entries.with(index, { ...entry, values }));
              },
            })}
          />
          <Button
            variant="link"
            onClick={() => setEntries(entries.filter((one) => one !== entry))}
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
        {entries.length < ADDRESSES_MAX && (
          <Button variant="secondary" onClick={() => setEntries([...entries, another()])}>
            {texts.addAddress}
          </Button>
        )}
      </div>
    </form>
  );
}
