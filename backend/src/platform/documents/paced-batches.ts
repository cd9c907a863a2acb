import { setTimeout as wait } from 'node:timers/promises';

type Pace = {
  size: number;
  /** The pause after a batch, as a share of the time that reading and handling it took, for other requests. */
  pauseShare: number;
};

/** Yields batches, with a pause after each full one. */
export async function* pacedBatches<Item>(
  items: AsyncIterable<Item>,
  { size, pauseShare }: Pace,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let began = performance.now();
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    await wait((performance.now() - began) * pauseShare);
    batch = [];
    began = performance.now();
  }
  if (batch.length > 0) yield batch;
}
