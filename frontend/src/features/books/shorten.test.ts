import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('leaves a description of exactly 80 characters unchanged', () => {
  expect(shorten('x'.repeat(80))).toBe('x'.repeat(80));
});

it('truncates a longer one to 80 characters and appends three dots', () => {
  expect(shorten('x'.repeat(81))).toBe(`${'x'.repeat(80)}...`);
});
