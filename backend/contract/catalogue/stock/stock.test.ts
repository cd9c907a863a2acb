import { describe, expect, it } from 'vitest';
import { availabilityOf } from './stock.ts';

describe('availabilityOf', () => {
  it.each([
    [{}, { kind: 'available' }],
    [{ stock: 4 }, { kind: 'available' }],
    [{ stock: 3 }, { kind: 'few-left', left: 3 }],
    [{ stock: 0 }, { kind: 'sold-out' }],
    [{ stock: 0, orderable: true }, { kind: 'orderable' }],
    [{ orderable: true }, { kind: 'available' }],
  ] as const)('of %o is %o', (book, availability) => {
    expect(availabilityOf(book)).toEqual(availability);
  });
});
