/** The countries whose addresses name a state, a province or a prefecture. */
const WITH_STATES =
  'AE AR AU BR CA CL CN CO EG ES HK ID IE IN IT JP KR MX MY NG PE PH RU TH TR TW UA US VE VN'.split(
    ' ',
  );

/** Returns whether the addresses of a country, by its code, name a state. */
export const hasStates = (code: string): boolean => WITH_STATES.includes(code);

/** Codes such as 'WC1N 3LH' or 'D02 X285' stand behind the city, numbers before it. */
const BEHIND_CITY = /^[a-z]{1,2}\d\w*\s/i;

/** Returns the line of an address with city, state and zip code, as its country writes it. */
export const cityLine = ({
  city,
  state,
  zipcode,
}: {
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
}): string => {
  if (state) return `${city}, ${state} ${zipcode}`;
  return BEHIND_CITY.test(zipcode ?? '') ? `${city} ${zipcode}` : `${zipcode} ${city}`;
};
