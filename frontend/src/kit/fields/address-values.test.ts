import { afterEach, expect, it } from 'vitest';
import { inGerman } from '../../app/german-texts.ts';
import { setShopWording } from '../../lib/wording/storefront-texts.ts';
import { partsOf } from './address-values.ts';

const stored = {
  street: 'Am Markt 1',
  city: 'Leipzig',
  zipcode: '04109',
  state: '',
  country: 'Germany',
  countryCode: 'DE' as const,
};

afterEach(() => setShopWording());

it('names the country of an address as the screen does, so that its field shows it', () => {
  expect(partsOf(stored).country).toBe('Germany');
  setShopWording(inGerman);
  expect(partsOf(stored).country).toBe('Deutschland');
});
