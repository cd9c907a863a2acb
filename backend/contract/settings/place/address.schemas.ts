import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { MailedName } from '../../parts.schemas.ts';
import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '../../text-limits.ts';
import { addressForm } from './address-forms.ts';
import { COUNTRIES } from './countries.ts';
import { countryOf } from './country-of.ts';

const place = (what: string) =>
  MailedName.min(1, `Please enter ${what}.`).max(PLACE_MAX, `At most ${PLACE_MAX} characters.`);

export const AddressView = z.object({
  street: z.string(),
  city: z.string(),
  country: z.string(),
  /** ISO 3166 alpha-2; absent if the name is not recognised. */
  countryCode: z.string().optional(),
  state: z.string(),
  zipcode: z.string(),
});
export type AddressView = z.output<typeof AddressView>;

/** The country has its name, its code, or both. */
export const Address = z
  .strictObject({
    street: MailedName.min(1, 'Please enter the street and house number.').max(
      STREET_MAX,
      `At most ${STREET_MAX} characters.`,
    ),
    city: place('the city'),
    /** In any usual language. May be absent if there is `countryCode`. */
    country: place('the country').optional(),
    /** ISO 3166 alpha-2. Derived from the name if absent. */
    countryCode: z
      .enum(COUNTRIES, 'Please send the two letters of a country, such as DE.')
      .optional(),
    /** May be empty in a known country whose addresses need none. */
    state: MailedName.max(PLACE_MAX, `At most ${PLACE_MAX} characters.`).default(''),
    /** May be empty in a known country whose addresses need none. */
    zipcode: MailedName.max(ZIPCODE_MAX, `At most ${ZIPCODE_MAX} characters.`).default(''),
  })
  .superRefine((address, { addIssue }) => {
    const issue = (path: keyof typeof address, ...refusal: Parameters<typeof refused>) =>
      addIssue({ code: 'custom', path: [path], ...refused(...refusal) });
    const { country, countryCode, state, zipcode } = address;
    if (!country && !countryCode) issue('country', 'required', 'Please enter the country.');
    const named = countryOf(country ?? '');
    if (named && countryCode && named !== countryCode) {
      const message = `${country} is not the country ${countryCode}. Please send one of the two.`;
      issue('country', 'not-together', message, { fields: ['country', 'countryCode'] });
    }
    const { state: needsState, zipcode: needsZipcode } = addressForm(countryCode ?? named);
    if (!state && needsState === 'required') issue('state', 'required', 'Please enter the state.');
    if (!zipcode && needsZipcode === 'required')
      issue('zipcode', 'required', 'Please enter the zip code.');
  });
