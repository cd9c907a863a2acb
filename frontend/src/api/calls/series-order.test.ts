import { describe, expect, it } from 'vitest';
import { aCard } from '../../testing/builders.ts';
import { neighboursOf } from './books-api.ts';

const volumes = Array.from({ length: 40 }, (_, at) => ({
  number: at + 1,
  editions: ['paper', 'cloth'].map((name) =>
    aCard({ _id: `${name}-${at + 1}`, title: `Volume ${at + 1}, ${name}` }),
  ),
}));

describe('the other volumes of a series', () => {
  it.each([
    [1, 2, 13],
    [20, 14, 26],
    [40, 28, 39],
  ])('are the twelve around number %i of 40: %i to %i', (number, first, last) => {
    const found = neighboursOf(`cloth-${number}`, volumes).map(({ title }) => title);
    expect([found.length, found[0], found.at(-1)]).toEqual([
      12,
      `Volume ${first}, paper`,
      `Volume ${last}, paper`,
    ]);
  });
});
