import { shopPlace } from '@book-store/contract/place';
import type { TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useEditTaxSettingsMutation } from './api.ts';
import { RateTable } from './rate-table.tsx';
import { fieldsOf, INCLUDED, KEYS, toEditBody, valuesOf } from './tax-values.ts';

/** What the shop charges as tax, and who it is on invoices. */
export function TaxForm({ settings }: { settings: TaxSettings }) {
  const [editTax] = useEditTaxSettingsMutation();
  const form = useEditForm({
    item: settings,
    keep: 'tax',
    fields: fieldsOf,
    read: valuesOf,
    keys: KEYS,
    send: (typed, { version }) => editTax(toEditBody(typed, version)).unwrap(),
    saved: 'The taxes have been saved',
  });
  return (
    <EditForm form={form} what="the taxes" button="Save taxes">
      {!shopPlace().country && (
        <p>
          First choose the country of the shop under “Country”: what is sold in the shop is taxed as
          it says.
        </p>
      )}
      <SelectField {...form.field('included')}>
        <Options names={INCLUDED} />
      </SelectField>
      <RateTable form={form} />
      <EditFields of={form} names={['region', 'number', 'sellerName', 'sellerAddress']} />
    </EditForm>
  );
}
