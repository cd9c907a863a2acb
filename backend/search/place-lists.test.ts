import { expect, it } from 'vitest';
import { type PlaceList, PlaceLists } from './place-lists.ts';

it.each([1, 2, 3])('keeps each list apart through additions and removals, seed %i', (seed) => {
  const lists = new PlaceLists();
  const kept = new Map<string, { list: PlaceList; places: Set<number> }>();
  let random = seed;
  const below = (end: number) => {
    random = Math.imul(random, 48_271) & 0x7fff_ffff;
    return random % end;
  };
  for (let step = 0; step < 20_000; step += 1) {
    const name = `list ${below(40)}`;
    const place = below(step < 10_000 ? 600 : 60);
    const known = kept.get(name);
    if (!known) {
      const list = { start: 0, length: 0 };
      lists.add(list, place);
      kept.set(name, { list, places: new Set([place]) });
    } else if (known.places.delete(place)) {
      lists.remove(known.list, place);
      if (known.places.size === 0) kept.delete(name);
    } else {
      lists.add(known.list, place);
      known.places.add(place);
    }
  }
  for (const { list, places } of kept.values()) {
    expect([...lists.of(list)].sort()).toEqual([...places].sort());
  }
});
