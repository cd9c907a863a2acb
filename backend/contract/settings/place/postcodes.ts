/** Postcode formats without spaces and hyphens: 9 is a digit, A a letter; countries by format. */
const FORMS: Readonly<Record<string, string>> = {
  '999': 'FO IS LS MG OM PG',
  '9999':
    'AF AL AM AT AU BD BE BG CH CV CX CY DK GE GL GW HU LI LR LU MK MZ NE NO NZ PH PY SI SJ TN ZA',
  '99999':
    'AX BA BT CR CU DE DO DZ EE EG ES ET FI FR GF GP GT HN HR ID IQ IT JO KE KR KW LA LK LT MA MC ME MM MN MQ MX MY NC NP PE PF PK PM RE RS SA SD SE SK SM SN TH TR UA UY VA YT CZ GR ZM',
  '999999': 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM TT UZ VN',
  '9999999': 'CL IL JP',
  '9999999999': 'IR',
  '9999AA': 'NL',
  '99999999': 'BR',
  A9A9A9: 'CA',
};

/** Formats that digits and letters alone cannot express. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AD: /^AD\d{3}$/,
  AR: /^(\d{4}|[A-Z]\d{4}[A-Z]{3})$/,
  BN: /^[A-Z]{2}\d{4}$/,
  GB: /^([A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  LV: /^(LV)?\d{4}$/,
  MD: /^(MD)?\d{4}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^\d{4}(\d{3})?$/,
  IL: /^\d{5}(\d{2})?$/,
  US: /^\d{5}(\d{4})?$/,
  TW: /^\d{3}(\d{2,3})?$/,
};

const patternOf = (form: string) =>
  new RegExp(`^${form.replace(/A/g, '[A-Z]').replace(/9/g, '\\d')}$`);

function formOf(country: string): RegExp | undefined {
  const form = Object.entries(FORMS).find(([, countries]) => countries.includes(country))?.[0];
  return PATTERNS[country] ?? (form ? patternOf(form) : undefined);
}

/**
 * Returns whether a postcode has its country's format, with or without a country prefix. True if the country's format
 * is unknown.
 */
export function looksLikePostcode(postcode: string, country: string): boolean {
  const form = formOf(country);
  const bare = postcode.toUpperCase().replace(/[\s-]/g, '');
  const withoutCountry = bare.replace(new RegExp(`^(${country}|[ABDFILS])(?=\\d)`), '');
  return !form || form.test(bare) || form.test(withoutCountry);
}
