import { describe, expect, it } from 'vitest';
import { isSame, mergeValues } from './merge-values.ts';

type Way = { id: string; fee: string; countries: string[] };
const way = (id: string, fee: string, ...countries: string[]): Way => ({ id, fee, countries });
const keys = { ways: ({ id }: Way) => id };

/** Merges what two people have made of some ways. */
const mergedWays = (base: Way[], mine: Way[], theirs: Way[]) => {
  const { values, clashes } = mergeValues({ ways: base }, { ways: mine }, { ways: theirs }, keys);
  return { ways: values.ways, clashes };
};

const parcel = way('parcel', '4', 'DE');
const round = way('round', '2');
const pickUp = way('pick-up', '0');

describe('two edits of the same values', () => {
  it('both count where they are of different parts', () => {
    const base = { name: 'Shop', address: { city: 'Leipzig', street: '' }, open: false };
    const mine = { ...base, address: { city: 'Leipzig', street: 'Ring 1' } };
    const theirs = { ...base, address: { city: 'Halle', street: '' }, open: true };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { name: 'Shop', address: { city: 'Halle', street: 'Ring 1' }, open: true },
      clashes: [],
    });
  });

  it('clash where they are of the same part, unless they agree', () => {
    const base = { name: 'Shop', address: { city: 'Leipzig' } };
    const mine = { name: 'Books', address: { city: 'Halle' } };
    const theirs = { name: 'Books', address: { city: 'Jena' } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: mine,
      clashes: [{ path: 'address.city', mine: 'Halle', theirs: 'Jena' }],
    });
  });

  it('are of different items of a list, as long as one of them keeps which there are', () => {
    const dearer = way('round', '3');
    expect(mergedWays([parcel, round], [parcel, dearer], [pickUp, parcel, round])).toEqual({
      ways: [pickUp, parcel, dearer],
      clashes: [],
    });
    expect(mergedWays([parcel, round], [round], [parcel, dearer])).toEqual({
      ways: [dearer],
      clashes: [],
    });
  });

  it('clash in an item that both have changed', () => {
    const merged = mergedWays(
      [parcel, round],
      [way('parcel', '5', 'DE'), round],
      [round, way('parcel', '6', 'DE')],
    );
    expect(merged).toEqual({
      ways: [round, way('parcel', '5', 'DE')],
      clashes: [{ path: 'ways.1.fee', mine: '5', theirs: '6' }],
    });
  });

  it.each([
    ['both have changed which there are', [parcel, pickUp], [round]],
    ['one has removed what the other has changed', [parcel], [parcel, way('round', '3')]],
    ['an item is there twice', [parcel, round, round], [parcel, way('round', '3')]],
  ])('clash in a list as a whole where %s', (_when, mine, theirs) => {
    expect(mergedWays([parcel, round], mine, theirs)).toEqual({
      ways: mine,
      clashes: [{ path: 'ways', mine, theirs }],
    });
  });

  it('clash in a list as a whole whose items are known by nothing', () => {
    const merged = mergedWays([parcel], [way('parcel', '4', 'AT')], [way('parcel', '4', 'CH')]);
    expect(merged.clashes).toEqual([{ path: 'ways.0.countries', mine: ['AT'], theirs: ['CH'] }]);
  });
});

it.each([
  [{ a: 1, b: [{ c: '' }] }, { b: [{ c: '' }], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [{ a: [] }, { a: {} }, false],
  [['DE', 'AT'], ['AT', 'DE'], false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
