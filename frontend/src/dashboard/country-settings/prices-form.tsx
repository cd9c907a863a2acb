import type { PriceSettings } from '@book-store/contract/schemas/price-settings';
import { EditForm } from '../../kit/forms/edit-form.tsx';
import { SelectField } from '../../kit/forms/field.tsx';
import { useEditForm } from '../../kit/forms/use-edit-form.ts';
import { useEditPricesMutation } from './api.ts';

const FIELDS = {
  lowestPrices: {
    label: 'Show the lowest price of 30 days',
    hint: 'Beside a reduced price customers then see the lowest price that the shop asked in the 30 days before, as the law of the EU wants it. Books that never had another price show none.',
  },
  fixedPrices: {
    label: 'Fixed prices for new books',
    hint: 'Publishers set the prices of new books in Germany, Austria and France, and such books take no discount. Each book says whether its price is fixed; this is what a new one begins with.',
  },
};
type Name = keyof typeof FIELDS;

const toOption = (decided: boolean | undefined) =>
  decided === undefined ? '' : decided ? 'yes' : 'no';
const fromOption = (option: string) => (option === '' ? undefined : option === 'yes');

/** From which price a reduction is shown, and whether new books take none. */
export function PricesForm({ prices }: { prices: PriceSettings }) {
  const [editPrices] = useEditPricesMutation();
  const form = useEditForm({
    item: prices,
    fields: FIELDS,
    read: ({ lowestPrices, fixedPrices }) => ({
      lowestPrices: toOption(lowestPrices),
      fixedPrices: toOption(fixedPrices),
    }),
    send: ({ lowestPrices, fixedPrices }, { version }) =>
      editPrices({
        lowestPrices: fromOption(lowestPrices),
        fixedPrices: fromOption(fixedPrices),
        version,
      }).unwrap(),
    // Whatever this page has loaded is shown by the rules of before.
    saved: () => location.reload(),
  });
  return (
    <EditForm form={form} what="the rules of prices" button="Save rules of prices">
      {(Object.keys(FIELDS) as Name[]).map((name) => (
        <SelectField key={name} {...form.field(name)}>
          <option value="">
            As usual in the shop's country: {prices.usual[name] ? 'yes' : 'no'}
          </option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
      ))}
    </EditForm>
  );
}
