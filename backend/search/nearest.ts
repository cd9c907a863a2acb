/**
 * Returns those of the slots with the smallest distances, nearest first; infinite distances are none. `distanceOf` is
 * given the limit from which on a distance does not matter.
 */
export function nearest(
  slots: Int32Array,
  distanceOf: (slot: number, limit: number) => number,
  most: number,
): number[] {
  const found: { slot: number; distance: number }[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let next = 0; next < slots.length; next += 1) {
    const slot = slots[next] as number;
    const distance = distanceOf(slot, limit);
    if (distance >= limit) continue;
    if (found.length === most) found.pop();
    const after = found.findLastIndex((one) => one.distance <= distance);
    found.splice(after + 1, 0, { slot, distance });
    if (found.length === most) limit = found.at(-1)?.distance ?? limit;
  }
  return found.map(({ slot }) => slot);
}
