/**
 * Address formats by country, from Google's libaddressinput: A is the street, C the city, S the state, Z the
 * postcode; a slash begins a line. Lower case means optional, missing means unused. Street and city are always
 * required.
 */
const FORMS: Readonly<Record<string, string>> = {
  'A/C':
    'AG AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY ML MO MR MS ' +
    'MW NU PS QA RW SB SL SS ST SX SY TD TF TG TK TL TO UG VU WS YE ZW',
  'A/Z C':
    'AD AT AX BA BE BG BL CH CY CZ DE DK FI FR GF GL GP GR HR IS LI LU MC ME MF MK MQ NC NL NO PL PM PT RE RS SE ' +
    'SI SJ SK SM VA WF YT',
  'A/z C': 'AZ DO DZ EH ET FO GE GN GW HT KG KW LA LR MA MD MG NE PY SN TJ TM TN TZ ZM',
  'A/C z': 'BH BM BN BT JO KH LB LS MV NP SA VC',
  'A/C/Z': 'FK GB GG GS HU IM IO JE PN SH TC ZA',
  'A/C/z': 'AF AI GI KE LK NA SD SZ TT VG',
  'A/C S Z': 'AS AU CA FM MH MP PW VI',
  'A/C Z': 'GU IL MT NZ SG',
  'A/C/s': 'HK PA SC SR TV',
  'A/C s z': 'CC CX HM NF',
  'A/C/s/z': 'EG IE IR KZ',
  'A/z C/s': 'AR CL CV UZ',
  'A/z/C': 'AL EC MU OM',
  'A/C/S': 'AE JM NR',
  'A/C/S z': 'ID KY VN',
  'A/Z C S': 'ES IT PF',
  'A/C z/s': 'NG PE',
  'A/C, S Z': 'TW US',
  'A/C, S/z': 'HN IQ',
  'A/C/s z': 'MN TH',
  'A/C/S/Z': 'KR RU',
  'A/z C s': 'MZ UY',
  'A/Z C s': 'EE LT',
  'A/Z C/s': 'MY TR',
  'A/C - z': 'BD',
  'A/C PR Z': 'PR',
  'A/C S z': 'UM',
  'A/C s/z': 'CU',
  'A/C z S': 'PG',
  'A/C z, S': 'VE',
  'A/C Z/S': 'IN',
  'A/C-S/Z': 'BR',
  'A/C-z': 'PK',
  'A/C, s': 'BS',
  'A/C, S': 'KN',
  'A/C, s z': 'BB',
  'A/C, S z': 'SO',
  'A/C, S, z': 'CO',
  'A/C, S/Z': 'JP',
  'A/C, z': 'MM',
  'A/C, Z/s': 'LV',
  'A/C/s, z': 'KP',
  'A/C/S, Z': 'CN',
  'A/C/s/Z': 'UA',
  'A/C/z s': 'PH',
  'A/S, C/Z': 'CR',
  'A/s/C': 'KI',
  'A/Z C, s': 'RO',
  'A/Z C, S': 'MX',
  'A/z-C': 'GT',
  'A/z-C/S': 'SV',
  'A/z, C/s': 'BY',
  'A/z/C, s': 'NI',
  'A/z/C/s': 'AM',
};

/** Formats in the country's own script. */
const OWN_SCRIPT: Readonly<Record<string, string>> = {
  CN: 'Z/SC/A',
  HK: 'S/C/A',
  JP: '〒Z/SC/A',
  KR: 'S C/A/Z',
  MO: 'C/A',
  TW: 'Z/SC/A',
};
const IN_OWN_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** For unknown countries. */
const UNKNOWN = 'A/C, S Z';

export type Need = 'required' | 'optional' | 'none';

const needOf = (form: string, letter: 'S' | 'Z'): Need => {
  if (form.includes(letter)) return 'required';
  return form.includes(letter.toLowerCase()) ? 'optional' : 'none';
};

const formOf = (code: string | undefined): string =>
  (code && Object.entries(FORMS).find(([, codes]) => codes.includes(code))?.[0]) || UNKNOWN;

/** Returns which parts a country's addresses have, by its code; for an unknown one, all of them. */
export function addressForm(code: string | undefined): { state: Need; zipcode: Need } {
  const form = formOf(code);
  return { state: needOf(form, 'S'), zipcode: needOf(form, 'Z') };
}

/** Whether a country writes the postcode before the city. */
export const isZipcodeFirst = (code: string | undefined): boolean => /Z.*C/i.test(formOf(code));

type Written = {
  street?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipcode?: string | null | undefined;
  countryCode?: string | null | undefined;
};

/** Formats an address as its country writes it, without the country. No given part is dropped. */
export function addressLines(address: Written): string[] {
  const { street, city, state, zipcode, countryCode } = address;
  const own = OWN_SCRIPT[countryCode ?? ''];
  const form = own && IN_OWN_SCRIPT.test(street ?? '') ? own : formOf(countryCode ?? undefined);
  const parts: Record<string, string> = {
    A: street ?? '',
    C: city ?? '',
    S: state ?? '',
    Z: zipcode ?? '',
  };
  const lines = form.split('/').map((line) => written(line, parts));
  const extra = ['Z', 'S'].filter((part) => !form.toUpperCase().includes(part));
  return [...lines, ...extra.map((part) => parts[part] ?? '')].filter(Boolean);
}

/** Fills in a line, dropping absent parts with the separators before them. */
const written = (line: string, parts: Readonly<Record<string, string>>): string =>
  [...line.matchAll(/([^ACSZ]*)([ACSZ])/gi)].reduce((text, [, signs = '', letter = '']) => {
    const part = parts[letter.toUpperCase()];
    if (!part) return text;
    return text || signs === '〒' ? `${text}${signs}${part}` : part;
  }, '');
