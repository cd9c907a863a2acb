import { shopDay, shopPlace } from '@book-store/contract/place';
import { TAX_RATES_MAX } from '@book-store/contract/settings/tax/tax';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../kit/button.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { focusAdded } from '../../../kit/forms/focus-added.ts';
import type { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { CountryOptions } from '../parts/settings-frame/country-options.tsx';
import type { RateRow } from '../parts/tax/rate-rows.ts';
import { READY_COUNTRIES, readyRows } from '../parts/tax/ready-rates.ts';
import { placeTexts } from '../place-texts.ts';
import { hasStates, type TaxValues } from './tax-values.ts';

type RateTableProps = {
  form: Pick<
    ReturnType<typeof useEditForm<unknown, TaxValues>>,
    'control' | 'values' | 'field' | 'errorAt'
  >;
};

export function RateTable({ form }: RateTableProps) {
  const texts = useTexts(placeTexts).tax;
  const { rates: rows } = form.values;
  const { append, remove } = useFieldArray({ control: form.control, name: 'rates' });
  const add = (added: RateRow | RateRow[]) =>
    focusAdded(`rates.${rows.length}.country`, () => append(added));
  const newest: RateRow = rows.at(-1) ?? {
    country: shopPlace().country ?? '',
    region: '',
    class: 'books',
    rate: '',
    from: shopDay(new Date()),
  };
  return (
    <fieldset data-focus-area className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.rates}</legend>
      {rows.length === 0 && <p className="text-muted">{texts.noRates}</p>}
      {rows.map((_row, at) => (
        <RateFields
          // Rows have no names, and only the last ones come and go.
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled
          key={at}
          form={form}
          at={at}
          onRemove={() => remove(at)}
        />
      ))}
      {form.errorAt('rates') && (
        <p className="text-fine font-semibold text-bad">{form.errorAt('rates')}</p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Button
          data-takes-focus
          variant="secondary"
          disabled={rows.length >= TAX_RATES_MAX}
          onClick={() => add({ ...newest, rate: '' })}
        >
          {texts.add}
        </Button>
        <ReadyRates onAdd={add} />
      </div>
      <p className="text-fine text-muted">{texts.usualHint}</p>
    </fieldset>
  );
}

/** The shop's own country is preselected. */
function ReadyRates({ onAdd }: { onAdd: (rows: RateRow[]) => void }) {
  const texts = useTexts(placeTexts).tax;
  const { country: own = '' } = shopPlace();
  const [country, setCountry] = useState(
    READY_COUNTRIES.includes(own) ? own : (READY_COUNTRIES[0] ?? ''),
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.usualRates}
        value={country}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
      >
        <CountryOptions of={READY_COUNTRIES} />
      </SelectField>
      <Button variant="secondary" onClick={() => onAdd(readyRows(country, shopDay(new Date())))}>
        {texts.addUsual}
      </Button>
    </div>
  );
}

type RateFieldsProps = RateTableProps & { at: number; onRemove: () => void };

function RateFields({ form, at, onRemove }: RateFieldsProps) {
  const texts = useTexts(placeTexts).tax;
  const control = (name: keyof RateRow) => form.field(`rates.${at}.${name}`);
  const { country, region } = form.values.rates[at] ?? { country: '', region: '' };
  const withState = hasStates(country) || region !== '';
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 lg:grid-cols-[1fr_1fr_1.3fr_5rem_9.5rem_auto]">
      <legend className="sr-only">{texts.rate(at + 1)}</legend>
      <SelectField {...control('country')} className={withState ? '' : 'lg:col-span-2'}>
        <option value="">{texts.choose}</option>
        <CountryOptions />
      </SelectField>
      {withState && <Field {...control('region')} />}
      <SelectField {...control('class')}>
        <Options names={texts.classes} />
      </SelectField>
      <Field {...control('rate')} />
      <Field {...control('from')} />
      <Button variant="link" onClick={onRemove} className="mt-7">
        {texts.remove}
        <span className="sr-only">{texts.removed(at + 1)}</span>
      </Button>
    </fieldset>
  );
}
