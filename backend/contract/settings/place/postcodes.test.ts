import { describe, expect, it } from 'vitest';
import { CARRIERS, trackingUrl } from '../../orders/parcels/carriers.ts';
import { addressForm } from './address-forms.ts';
import { COUNTRIES } from './countries.ts';
import { looksLikePostcode } from './postcodes.ts';

const POSTCODES = [
  'DE 04109|D-04109|DE-04109',
  'AT 1010|A-1010',
  'CH 8001|CH-8001',
  'FR 75001',
  'ES 08001',
  'NL 1012 AB|1012AB',
  'BE 1000|B-1000',
  'GB SW1A 1AA|M1 1AE|EC1A1BB|gir 0aa',
  'IE D02 AF30|D6W XY00',
  'US 97477|97477-1234',
  'CA K1A 0B1|k1a0b1',
  'AU 2000',
  'IN 110001|110 001',
  'BR 01310-100',
  'MX 06000',
  'JP 100-0001|1000001',
  'PL 00-950',
  'PT 1000-205',
  'SE 111 22|SE-111 22',
  'CZ 110 00',
  'GR 104 31',
  'LV LV-1010',
  'MT VLT 1117',
  'AD AD500',
  'AR C1001AFB|1001',
  'IS 101',
  'CN 100000',
  'IR 1193653471',
];

describe('the form of postcodes', () => {
  it.each(POSTCODES.map((row) => [row.slice(0, 2), row.slice(3).split('|')] as const))(
    'of %s lets %j pass',
    (country, postcodes) => {
      for (const postcode of postcodes) expect(looksLikePostcode(postcode, country)).toBe(true);
    },
  );

  it.each([
    ['DE', '4109'],
    ['DE', 'SW1A 1AA'],
    ['GB', '04109'],
    ['US', '1234'],
    ['NL', '1012'],
    ['CA', '12345'],
    ['JP', '10000'],
  ])('of %s finds %s unusual', (country, postcode) => {
    expect(looksLikePostcode(postcode, country)).toBe(false);
  });

  it('is known for at least 60 countries, and any will do in the others', () => {
    const known = COUNTRIES.filter((code) => !looksLikePostcode('?', code));
    expect(known.length).toBeGreaterThanOrEqual(100);
    expect(looksLikePostcode('any', 'HK')).toBe(true);
  });

  it('is known only where addresses have a postcode', () => {
    const known = COUNTRIES.filter((code) => !looksLikePostcode('?', code));
    expect(known.filter((code) => addressForm(code).zipcode === 'none')).toEqual([]);
  });
});

describe('the carriers', () => {
  it('have pages of their own, whatever the number is', () => {
    expect(CARRIERS.length).toBeGreaterThanOrEqual(20);
    for (const [carrier, template] of CARRIERS) {
      const url = trackingUrl({ carrier, number: 'A/1?#%$&' });
      expect(new URL(url ?? '').origin).toBe(new URL(template).origin);
      expect(url).toMatch(/^https:.*A%2F1%3F%23%25%24%26/);
    }
  });
});
