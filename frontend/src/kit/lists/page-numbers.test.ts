import { expect, it } from 'vitest';
import { numbersAround } from './page-numbers.tsx';

it('names the first page, the last one and those around the current one', () => {
  expect(numbersAround(5, 152)).toEqual([1, 'gap', 4, 5, 6, 'gap', 152]);
  expect(numbersAround(1, 152)).toEqual([1, 2, 'gap', 152]);
  expect(numbersAround(152, 152)).toEqual([1, 'gap', 151, 152]);
});

it('leaves no gap of a single page', () => {
  expect(numbersAround(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(numbersAround(2, 2)).toEqual([1, 2]);
});
