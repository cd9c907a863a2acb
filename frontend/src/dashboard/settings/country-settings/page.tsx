import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { PriceSettings } from '@book-store/contract/settings/place/price-settings.schemas';
import { Card } from '../../../kit/card.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useEditPricesMutation, usePlaceQuery, usePricesQuery } from './api.ts';
import { PlaceForm } from './place-form.tsx';

export default function CountrySettingsPage() {
  const place = usePlaceQuery(undefined, { refetchOnMountOrArgChange: true });
  const prices = usePricesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame head={PAGES.countrySettings}>
      <div className="stack max-w-2xl gap-6">
        <Loaded query={place} failed="The settings of the shop could not be loaded.">
          {(found) => (
            <Card title="Country and money">
              <PlaceForm place={found} />
            </Card>
          )}
        </Loaded>
        <Loaded query={prices} failed="The rules of prices could not be loaded.">
          {(found) => (
            <Card title="Rules of prices">
              <PricesForm prices={found} />
            </Card>
          )}
        </Loaded>
      </div>
    </SettingsFrame>
  );
}

/** The option for the country's default. */
const usualOption = (usual: boolean) => `As usual in the shop's country: ${usual ? 'yes' : 'no'}`;
const CHOSEN: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };
const shows = (option: string) => CHOSEN[option] ?? "As usual in the shop's country";

const FIELDS = {
  lowestPrices: {
    shows,
    label: 'Show the lowest price of 30 days',
    hint: 'Beside a reduced price customers then see the lowest price that the shop asked in the 30 days before, as the law of the EU wants it. Books that never had another price show none.',
  },
  fixedPrices: {
    shows,
    label: 'Fixed prices for new books',
    hint: 'Publishers set the prices of new books in Germany, Austria and France, and such books take no discount. Each book says whether its price is fixed; this is what a new one begins with.',
  },
};
type Name = keyof typeof FIELDS;

const toOption = (decided: boolean | undefined) =>
  decided === undefined ? '' : decided ? 'yes' : 'no';
const fromOption = (option: string) => (option === '' ? undefined : option === 'yes');

function PricesForm({ prices }: { prices: PriceSettings }) {
  const [editPrices] = useEditPricesMutation();
  const form = useEditForm({
    item: prices,
    keep: 'prices',
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
          <option value="">{usualOption(prices.usual[name])}</option>
          <Options names={CHOSEN} />
        </SelectField>
      ))}
    </EditForm>
  );
}
