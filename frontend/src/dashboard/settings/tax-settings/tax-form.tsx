import { shopPlace } from '@book-store/contract/place';
import { SHOP_LINES_MAX, SHOP_NAME_MAX } from '@book-store/contract/settings/shop/shop-limits';
import { TAX_NUMBER_MAX, TAX_REGION_MAX } from '@book-store/contract/settings/tax/tax';
import type { TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import { SelectField } from '../../../kit/fields/field.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { readRows, tidyRows, toRates, toRow, writeRows } from '../parts/tax/rate-rows.ts';
import { useEditTaxSettingsMutation } from './api.ts';
import { RateTable } from './rate-table.tsx';

const FIELDS = {
  included: { label: 'Prices' },
  rates: { label: 'Rates', tidy: tidyRows },
  region: {
    label: 'State or province of the shop',
    optional: true,
    maxLength: TAX_REGION_MAX,
    hint: 'For what is picked up or sold in the shop, where rates differ by state.',
  },
  number: {
    label: 'Tax number',
    optional: true,
    maxLength: TAX_NUMBER_MAX,
    hint: 'Printed on receipts and invoices.',
  },
  sellerName: {
    label: 'Seller on invoices',
    optional: true,
    maxLength: SHOP_NAME_MAX,
    hint: 'The legal name. Without one, invoices have the name of the shop.',
  },
  sellerAddress: {
    label: 'Address of the seller',
    optional: true,
    rows: 3,
    maxLength: SHOP_LINES_MAX,
    hint: 'Without one, invoices have the address of the shop.',
  },
};

/** What the shop charges as tax, and who it is on invoices. */
export function TaxForm({ settings }: { settings: TaxSettings }) {
  const [editTax] = useEditTaxSettingsMutation();
  const form = useEditForm({
    item: settings,
    fields: FIELDS,
    read: ({ included, rates, region, number, sellerName, sellerAddress }) => ({
      included: included ? 'yes' : 'no',
      rates: writeRows(rates.map(toRow)),
      region: region ?? '',
      number: number ?? '',
      sellerName: sellerName ?? '',
      sellerAddress: sellerAddress ?? '',
    }),
    send: ({ included, rates, ...texts }, { version }) =>
      editTax({
        ...texts,
        included: included === 'yes',
        rates: toRates(readRows(rates)),
        version,
      }).unwrap(),
    saved: 'The taxes have been saved',
  });
  const { values, errorOf, problem } = form;
  return (
    <EditForm form={form} what="the taxes" button="Save taxes">
      {!shopPlace().country && (
        <p>
          First choose the country of the shop under “Country”: what is sold in the shop is taxed as
          it says.
        </p>
      )}
      <SelectField {...form.field('included')}>
        <option value="yes">Include the tax</option>
        <option value="no">The tax is added at the checkout</option>
      </SelectField>
      <RateTable
        rows={readRows(values.rates)}
        errors={errorOf('rates') ? (problem?.fields ?? {}) : {}}
        onChange={(rows) => form.put({ rates: writeRows(rows) })}
      />
      <EditFields of={form} names={['region', 'number', 'sellerName', 'sellerAddress']} />
    </EditForm>
  );
}
