import { countryInEnglish } from '../parts/settings-frame/country-options.tsx';
import { type DeliveryValues, readShape } from './delivery-values.ts';

const wayOf = (values: DeliveryValues, index: number) => {
  const text = (name: string) => String(values[`ways.${index}.${name}`] ?? '');
  return {
    name: text('name') || `Way ${index + 1}`,
    isPickUp: text('kind') === 'pick-up',
    countries: text('countries').split(',').filter(Boolean),
  };
};

/** Returns which countries of a way an earlier one brings books to, too; without any, it goes everywhere. */
function sharedOf(countries: readonly string[], others: readonly string[]): string | undefined {
  if (countries.length + others.length === 0) return 'all countries';
  const some = countries.length === 0 ? others : countries;
  const shared = some.filter(
    (code) => countries.length === 0 || others.length === 0 || others.includes(code),
  );
  if (shared.length === 0) return undefined;
  return new Intl.ListFormat('en').format(shared.map(countryInEnglish));
}

/** Says which countries two ways share, because that is a choice of the customer's, or a slip of the owner's. */
export function SharedCountries({ values, index }: { values: DeliveryValues; index: number }) {
  const own = wayOf(values, index);
  const notes = readShape(values.shape)
    .slice(0, index)
    .map((_, other) => wayOf(values, other))
    .filter(({ isPickUp }) => !isPickUp && !own.isPickUp)
    .flatMap(({ name, countries }) => {
      const shared = sharedOf(own.countries, countries);
      return shared ? `“${name}” goes to ${shared}, too: customers there choose between them.` : [];
    });
  if (notes.length === 0) return null;
  return <p className="text-fine text-muted sm:col-span-2">{notes.join(' ')}</p>;
}
