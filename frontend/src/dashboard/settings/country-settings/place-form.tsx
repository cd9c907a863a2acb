import { displayNames } from '@book-store/contract/display-names';
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
import { inSentence } from '../../../kit/in-sentence.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { languageNow, type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { CountryOptions, countryNameNow } from '../parts/settings-frame/country-options.tsx';
import { placeTexts } from '../place-texts.ts';
import { useEditPlaceMutation } from './api.ts';
import { LOCALES, localeExample, localeName } from './locales.ts';
import { reloadSaved, useSavedBeforeReload } from './saved-before-reload.ts';
import { usualPlace } from './usual-place.ts';

type PlaceFormTexts = TextsOf<typeof placeTexts>['place'];

const currencyName = (code: string) =>
  `${displayNames(languageNow(), { type: 'currency' }).of(code) ?? code} (${code})`;

const fieldsIn = (texts: PlaceFormTexts) => ({
  country: {
    label: texts.country,
    optional: true,
    shows: (code: string) => (code ? countryNameNow(code) : texts.notSet),
  },
  currency: { label: texts.currency, shows: currencyName },
  locale: {
    label: texts.locale,
    shows: (locale: string) => localeName(locale, languageNow()),
  },
  timeZone: {
    label: texts.timeZone,
    optional: true,
    shows: (zone: string) => zone || texts.ofReaders,
  },
});

const SPEAKS_GERMAN = ['DE', 'AT', 'CH'];

function GermanHint() {
  const texts = useTexts(placeTexts).place;
  return inSentence(
    texts.speaksGerman,
    <Link key="settings" to={dashboardPaths.settings.to()} className="link">
      {texts.settings}
    </Link>,
  );
}

type Option = { value: string; name: string };

/** Includes a chosen value that is no option: scripts may have set it. */
function PlaceOptions({ of, chosen }: { of: readonly Option[]; chosen: string }) {
  const isMissing = chosen !== '' && of.every(({ value }) => value !== chosen);
  return [...of, ...(isMissing ? [{ value: chosen, name: chosen }] : [])].map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

const named = (codes: readonly string[], nameOf: (code: string) => string): Option[] =>
  codes
    .map((value) => ({ value, name: nameOf(value) }))
    .sort((one, other) => one.name.localeCompare(other.name, languageNow()));
const currencies = () => named(CURRENCIES, currencyName);
const locales = () => named(LOCALES, (code) => localeName(code, languageNow()));
const timeZones = () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, name: value }));

export function PlaceForm({ place }: { place: PlaceSettings }) {
  const texts = useTexts(placeTexts).place;
  const { storefront } = useShop();
  const [editPlace] = useEditPlaceMutation();
  const { region, savedAt } = useSavedBeforeReload('place', texts.saved);
  const form = useEditForm({
    item: place,
    keep: 'place',
    fields: fieldsIn(texts),
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
    saved: () => reloadSaved('place'),
  });
  const { values } = form;
  function chooseCountry({ currentTarget: { value: country } }: ChangeEvent<HTMLSelectElement>) {
    const { currency = values.currency, ...usual } = country ? usualPlace(country) : {};
    const kept = place.currencyIsFixed ? values.currency : currency;
    form.putAll({ country, currency: kept, ...usual });
  }
  return (
    <div ref={region}>
      <EditForm
        form={{ ...form, savedAt: form.savedAt ?? savedAt }}
        what={texts.what}
        button={texts.save}
      >
        <SelectField
          {...form.field('country')}
          hint={SPEAKS_GERMAN.includes(values.country) && storefront !== 'german' && <GermanHint />}
          onChange={chooseCountry}
        >
          <option value="">{texts.notSet}</option>
          <CountryOptions />
        </SelectField>
        <SelectField
          {...form.field('currency')}
          disabled={place.currencyIsFixed}
          hint={place.currencyIsFixed ? texts.fixedHint : texts.currencyHint}
        >
          <PlaceOptions of={currencies()} chosen={values.currency} />
        </SelectField>
        <SelectField {...form.field('locale')} hint={localeExample(values.locale, values.currency)}>
          <PlaceOptions of={locales()} chosen={values.locale} />
        </SelectField>
        <SelectField {...form.field('timeZone')}>
          <option value="">{texts.ofReaders}</option>
          <PlaceOptions of={timeZones()} chosen={values.timeZone} />
        </SelectField>
      </EditForm>
    </div>
  );
}
