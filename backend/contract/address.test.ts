import { expect, it } from 'vitest';
import { cityLine } from './address.ts';

it.each([
  ['Leipzig', '', '04109', '04109 Leipzig'],
  ['London', '', 'WC1N 3LH', 'London WC1N 3LH'],
  ['Dublin', '', 'D02 X285', 'Dublin D02 X285'],
  ['Amsterdam', '', '1012 AB', '1012 AB Amsterdam'],
  ['Springfield', 'Oregon', '97477', 'Springfield, Oregon 97477'],
])('the line of %s has its code where people write it', (city, state, zipcode, line) => {
  expect(cityLine({ city, state, zipcode })).toBe(line);
});
