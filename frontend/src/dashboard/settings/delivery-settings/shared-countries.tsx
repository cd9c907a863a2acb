import { languageNow, textsNow, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { countryNameNow } from '../parts/settings-frame/country-options.tsx';
import { waysTexts } from '../ways-texts.ts';
import { nameOfWay, type WayValues } from './way-values.ts';

/** A way without countries delivers everywhere. */
function sharedOf(countries: readonly string[], others: readonly string[]): string | undefined {
  if (countries.length + others.length === 0) return textsNow(waysTexts).delivery.allCountries;
  const some = countries.length === 0 ? others : countries;
  const shared = some.filter(
    (code) => countries.length === 0 || others.length === 0 || others.includes(code),
  );
  if (shared.length === 0) return undefined;
  return new Intl.ListFormat(languageNow()).format(shared.map(countryNameNow));
}

/** A shared country may be a choice for customers, or a mistake of the owner. */
export function SharedCountries({ ways, index }: { ways: readonly WayValues[]; index: number }) {
  const texts = useTexts(waysTexts).delivery;
  const own = ways[index];
  if (!own || own.kind === 'pick-up') return null;
  const notes = ways.slice(0, index).flatMap((way, at) => {
    const shared = way.kind !== 'pick-up' && sharedOf(own.countries, way.countries);
    return shared ? texts.shared(nameOfWay(way, at, texts), shared) : [];
  });
  if (notes.length === 0) return null;
  return <p className="text-fine text-muted sm:col-span-2">{notes.join(' ')}</p>;
}
