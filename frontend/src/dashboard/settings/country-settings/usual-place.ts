import { CURRENCIES } from '@book-store/contract/settings/place/currency-codes';
import { languageNow } from '../../../lib/wording/storefront-texts.ts';
import { LOCALES } from './locales.ts';

/** Countries whose currency code does not begin with the country code. */
const SHARED: Record<string, string> = {
  AUD: 'KI NF NR TV CC CX HM',
  CHF: 'LI',
  DKK: 'FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT',
  GBP: 'GG GS IM JE',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'BV SJ',
  NZD: 'CK NU PN TK',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
};

/** Defaults for a shop in this country, which the owner can change. */
export function usualPlace(country: string) {
  const shared = Object.entries(SHARED).find(([, countries]) => countries.includes(country))?.[0];
  const currency = shared ?? CURRENCIES.find((code) => code.startsWith(country));
  const locale = usualLocale(country);
  return { ...(currency && { currency }), ...(locale && { locale }), timeZone: zoneOf(country) };
}

/** In the dashboard's language if the country uses it. */
function usualLocale(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const wanted = [`${languageNow()}-${country}`, `${language}-${country}`];
  const known: readonly string[] = LOCALES;
  return (
    wanted.find((code) => known.includes(code)) ??
    known.find((code) => code.endsWith(`-${country}`))
  );
}

type Zones = { timeZones?: string[]; getTimeZones?: () => string[] };

/** The browser's zone if it is one of the country's; none for other countries with several. */
function zoneOf(country: string): string {
  const locale: Intl.Locale & Zones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zones.includes(own)) return own;
  return zones.length <= 2 ? (zones[0] ?? '') : '';
}
