import { EMAIL_LETTERS_RULE } from '@book-store/contract/email';
import { PHONE_RULE } from '@book-store/contract/phone';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of fields and forms. */
export const formTexts = area('kit/forms', {
  missing: 'Please fill in this field.',
  wholeNumber: (min: number, max: number): string => `A whole number from ${min} to ${max}.`,
  name: 'Name',
  email: 'Email',
  emailLetters: EMAIL_LETTERS_RULE,
  phone: 'Phone',
  phoneRule: PHONE_RULE,
  /** The label of each part, and its error when empty. */
  address: {
    street: ['Address / Street', 'Please enter the street and house number.'],
    city: ['City', 'Please enter the city.'],
    zipcode: ['Zipcode', 'Please enter the zipcode.'],
    state: ['State', 'Please enter the state.'],
    country: ['Country', 'Please enter the country.'],
  } as Readonly<
    Record<'street' | 'city' | 'zipcode' | 'state' | 'country', readonly [string, string]>
  >,
  chooseCountry: 'Please choose the country.',
  choose: 'Please choose',
  password: 'Password',
  currentPassword: 'Current password',
  show: 'Show',
  hide: 'Hide',
  ofPassword: ' password',
  change: 'Change password',
  changing: 'Changing…',
  changed: 'Your password has been changed',
  save: 'Save',
  saving: 'Saving…',
});
