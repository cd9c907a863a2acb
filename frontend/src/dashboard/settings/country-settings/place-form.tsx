import { CURRENCIES } from '@book-store/contract/settings/place/currency-codes';
import type {
  EditPlaceBody,
  PlaceSettings,
} from '@book-store/contract/settings/place/place.schemas';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { SelectField } from '../../../kit/fields/field.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { CountryOptions, countryInEnglish } from '../parts/settings-frame/country-options.tsx';
import { useEditPlaceMutation } from './api.ts';
import { LOCALES, localeExample } from './locales.ts';
import { usualPlace } from './usual-place.ts';

const NOT_SET = 'Not set';
const OF_READERS = 'That of each reader';
const currencyName = (code: string) => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'currency' });
  return `${inEnglish.of(code) ?? code} (${code})`;
};

const FIELDS = {
  country: {
    label: 'Country',
    optional: true,
    shows: (code: string) => (code ? countryInEnglish(code) : NOT_SET),
  },
  currency: { label: 'Currency', shows: currencyName },
  locale: {
    label: 'Numbers and dates',
    shows: (locale: string) => LOCALES.find(({ value }) => value === locale)?.name ?? locale,
  },
  timeZone: {
    label: 'Time zone',
    optional: true,
    shows: (zone: string) => zone || OF_READERS,
  },
};

const CURRENCY_HINT =
  'Prices keep their numbers: 12.50 of one currency becomes 12.50 of the other, rounded where it has fewer decimals. After the first order or gift card the currency stays.';
const FIXED_HINT =
  'It stays since the first order or gift card, because orders, figures and receipts are in it. To sell in another currency, open a new shop.';

const SPEAKS_GERMAN = ['DE', 'AT', 'CH'];
const GERMAN_HINT = (
  <>
    The storefront speaks German, too: choose it in the{' '}
    <Link to={dashboardPaths.settings.to()} className="link">
      settings of the shop
    </Link>
    .
  </>
);

type Option = { value: string; name: string };

/** The options of a select, among them the chosen one, which only scripts may have set. */
function PlaceOptions({ of, chosen }: { of: readonly Option[]; chosen: string }) {
  const isMissing = chosen !== '' && of.every(({ value }) => value !== chosen);
  return [...of, ...(isMissing ? [{ value: chosen, name: chosen }] : [])].map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

const currencies = (): Option[] =>
  CURRENCIES.map((code) => ({ value: code, name: currencyName(code) })).sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
const timeZones = () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, name: value }));

/** Where the shop is: how all its amounts and dates are written, and in which currency it sells. */
export function PlaceForm({ place }: { place: PlaceSettings }) {
  const { storefront } = useShop();
  const [editPlace] = useEditPlaceMutation();
  const form = useEditForm({
    item: place,
    keep: 'place',
    fields: FIELDS,
    read: ({ country = '', currency, locale, timeZone = '' }) => ({
      country,
      currency,
      locale,
      timeZone,
    }),
    send: ({ country, timeZone, ...given }, { version }) =>
      editPlace({
        ...given,
        country: (country || undefined) as EditPlaceBody['country'],
        currency: given.currency as EditPlaceBody['currency'],
        timeZone: timeZone || undefined,
        version,
      }).unwrap(),
    // Whatever this page has loaded is in the currency of before.
    saved: () => location.reload(),
  });
  const { values } = form;
  function chooseCountry({ currentTarget: { value: country } }: ChangeEvent<HTMLSelectElement>) {
    const { currency = values.currency, ...usual } = country ? usualPlace(country) : {};
    const kept = place.currencyIsFixed ? values.currency : currency;
    form.putAll({ country, currency: kept, ...usual });
  }
  return (
    <EditForm form={form} what="the country" button="Save country">
      <SelectField
        {...form.field('country')}
        hint={SPEAKS_GERMAN.includes(values.country) && storefront !== 'german' && GERMAN_HINT}
        onChange={chooseCountry}
      >
        <option value="">{NOT_SET}</option>
        <CountryOptions />
      </SelectField>
      <SelectField
        {...form.field('currency')}
        disabled={place.currencyIsFixed}
        hint={place.currencyIsFixed ? FIXED_HINT : CURRENCY_HINT}
      >
        <PlaceOptions of={currencies()} chosen={values.currency} />
      </SelectField>
      <SelectField {...form.field('locale')} hint={localeExample(values.locale, values.currency)}>
        <PlaceOptions of={LOCALES} chosen={values.locale} />
      </SelectField>
      <SelectField {...form.field('timeZone')}>
        <option value="">{OF_READERS}</option>
        <PlaceOptions of={timeZones()} chosen={values.timeZone} />
      </SelectField>
    </EditForm>
  );
}
