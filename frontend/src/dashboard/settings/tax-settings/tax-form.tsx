import { shopPlace } from '@book-store/contract/place';
import type { TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useEditTaxSettingsMutation } from '../parts/tax/tax-api.ts';
import { placeTexts } from '../place-texts.ts';
import { RateTable } from './rate-table.tsx';
import { fieldsOf, hasStates, KEYS, toEditBody, valuesOf } from './tax-values.ts';

export function TaxForm({ settings }: { settings: TaxSettings }) {
  const texts = useTexts(placeTexts).tax;
  const [editTax] = useEditTaxSettingsMutation();
  const form = useEditForm({
    item: settings,
    keep: 'tax',
    fields: (values) => fieldsOf(values, texts),
    read: valuesOf,
    keys: KEYS,
    send: (typed, { version }) => editTax(toEditBody(typed, version)).unwrap(),
    saved: texts.saved,
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      {!shopPlace().country && <p>{texts.noCountry}</p>}
      <SelectField {...form.field('included')}>
        <Options names={texts.included} />
      </SelectField>
      <RateTable form={form} />
      <SelectField {...form.field('basis')}>
        <Options names={texts.bases} />
      </SelectField>
      {(hasStates(shopPlace().country) || form.values.region) && (
        <EditFields of={form} names={['region']} />
      )}
      <EditFields of={form} names={['number', 'sellerName', 'sellerAddress']} />
    </EditForm>
  );
}
