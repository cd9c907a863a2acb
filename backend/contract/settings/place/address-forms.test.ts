import { describe, expect, it } from 'vitest';
import { addressForm, addressLines, isZipcodeFirst } from './address-forms.ts';
import { COUNTRIES } from './countries.ts';

const FULL = { street: 'A', city: 'C', state: 'S', zipcode: 'Z' };

describe('the form of addresses', () => {
  it.each([
    ['US AU CA BR IN MX JP CN ES IT', 'required', 'required'],
    ['DE AT CH FR GB NL PL SE NZ IL ZA', 'none', 'required'],
    ['IE', 'optional', 'optional'],
    ['HK', 'optional', 'none'],
    ['AE', 'required', 'none'],
    ['QA MO AO GH', 'none', 'none'],
  ] as const)('of %s has a state that is %s and a postcode that is %s', (codes, state, zipcode) => {
    for (const code of codes.split(' '))
      expect([code, addressForm(code)]).toEqual([code, { state, zipcode }]);
  });

  it('has all parts in a country that nobody knows, as the specification has it', () => {
    expect(addressForm(undefined)).toEqual({ state: 'required', zipcode: 'required' });
  });

  it('begins with the postcode where the country writes it before the city', () => {
    const codes = ['DE', 'FR', 'MX', 'US', 'GB', 'IE', 'HK', undefined];
    expect(codes.filter(isZipcodeFirst)).toEqual(['DE', 'FR', 'MX']);
  });

  it('is there once for each country, and prints all that an address has', () => {
    for (const code of COUNTRIES) {
      const printed = addressLines({ ...FULL, countryCode: code }).join('/');
      const letters = printed.replace('PR', '').match(/[A-Z]/g) ?? [];
      expect([code, letters.sort().join('')]).toEqual([code, 'ACSZ']);
    }
  });
});

describe('an address', () => {
  it.each([
    ['DE', ['Markt 1', 'Leipzig', '', '04109'], 'Markt 1/04109 Leipzig'],
    ['GB', ['9 Row', 'London', '', 'WC1N 3LH'], '9 Row/London/WC1N 3LH'],
    ['IE', ['2 Quay', 'Dublin', '', 'D02 X285'], '2 Quay/Dublin/D02 X285'],
    ['IE', ['2 Quay', 'Tralee', 'Co. Kerry', ''], '2 Quay/Tralee/Co. Kerry'],
    ['NL', ['Dam 3', 'Amsterdam', '', '1012 AB'], 'Dam 3/1012 AB Amsterdam'],
    ['US', ['1 Lane', 'Reno', 'Nevada', '89501'], '1 Lane/Reno, Nevada 89501'],
    ['CA', ['1 Rue', 'Montréal', 'QC', 'H2X 1Y4'], '1 Rue/Montréal QC H2X 1Y4'],
    ['BR', ['Rua 1', 'Recife', 'PE', '50030-230'], 'Rua 1/Recife-PE/50030-230'],
    ['HK', ['8 Road', 'Wan Chai', '', ''], '8 Road/Wan Chai'],
    [
      'JP',
      ['1-1 Chiyoda', 'Chiyoda-ku', 'Tokyo', '100-0001'],
      '1-1 Chiyoda/Chiyoda-ku, Tokyo/100-0001',
    ],
    ['JP', ['千代田1-1', '千代田区', '東京都', '100-0001'], '〒100-0001/東京都千代田区/千代田1-1'],
    ['MX', ['Calle 1', 'Mérida', '', '97000'], 'Calle 1/97000 Mérida'],
    [undefined, ['1 Way', 'Atlantis', 'Sea', '1'], '1 Way/Atlantis, Sea 1'],
  ])('in %s is printed as its people write it', (countryCode, parts, lines) => {
    const [street, city, state, zipcode] = parts;
    expect(addressLines({ street, city, state, zipcode, countryCode }).join('/')).toBe(lines);
  });

  it('keeps a state that its country does not have', () => {
    const address = { street: 'Markt 1', city: 'Leipzig', state: 'Sachsen', zipcode: '04109' };
    expect(addressLines({ ...address, countryCode: 'DE' })).toEqual([
      'Markt 1',
      '04109 Leipzig',
      'Sachsen',
    ]);
  });
});
