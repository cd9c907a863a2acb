import type { PriceSettings } from '@book-store/contract/settings/place/price-settings.schemas';
import { FRESH } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { placeTexts } from '../place-texts.ts';
import { settingsTexts } from '../texts.ts';
import { useEditPricesMutation, usePlaceQuery, usePricesQuery } from './api.ts';
import { PlaceForm } from './place-form.tsx';
import { reloadSaved, useSavedBeforeReload } from './saved-before-reload.ts';

export default function CountrySettingsPage() {
  const { failed } = useTexts(settingsTexts);
  const texts = useTexts(placeTexts);
  const place = usePlaceQuery(undefined, FRESH);
  const prices = usePricesQuery(undefined, FRESH);
  return (
    <SettingsFrame head={useDashboardHead('countrySettings')}>
      <div className="stack max-w-2xl gap-6">
        <Loaded query={place} failed={failed}>
          {(found) => (
            <Card title={texts.place.title}>
              <PlaceForm place={found} />
            </Card>
          )}
        </Loaded>
        <Loaded query={prices} failed={texts.prices.failed}>
          {(found) => (
            <Card title={texts.prices.title}>
              <PricesForm prices={found} />
            </Card>
          )}
        </Loaded>
      </div>
    </SettingsFrame>
  );
}

type PricesTexts = TextsOf<typeof placeTexts>['prices'];

function fieldsIn(texts: PricesTexts) {
  const options: Readonly<Record<string, string>> = texts.options;
  const shows = (option: string) => options[option] ?? texts.usual;
  return {
    lowestPrices: { shows, label: texts.lowestPrices, hint: texts.lowestPricesHint },
    fixedPrices: { shows, label: texts.fixedPrices, hint: texts.fixedPricesHint },
  };
}
const NAMES = ['lowestPrices', 'fixedPrices'] as const;

const toOption = (decided: boolean | undefined) =>
  decided === undefined ? '' : decided ? 'yes' : 'no';
const fromOption = (option: string) => (option === '' ? undefined : option === 'yes');

function PricesForm({ prices }: { prices: PriceSettings }) {
  const texts = useTexts(placeTexts).prices;
  const [editPrices] = useEditPricesMutation();
  const { region, savedAt } = useSavedBeforeReload('prices', texts.saved);
  const form = useEditForm({
    item: prices,
    keep: 'prices',
    fields: fieldsIn(texts),
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
    saved: () => reloadSaved('prices'),
  });
  return (
    <div ref={region}>
      <EditForm
        form={{ ...form, savedAt: form.savedAt ?? savedAt }}
        what={texts.what}
        button={texts.save}
      >
        {NAMES.map((name) => (
          <SelectField key={name} {...form.field(name)}>
            <option value="">{texts.usualOption(prices.usual[name])}</option>
            <Options names={texts.options} />
          </SelectField>
        ))}
      </EditForm>
    </div>
  );
}
