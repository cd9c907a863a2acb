import { expect, it } from 'vitest';
import { type Document, documentOf } from '../bson/values.ts';
import { CursorTable } from './cursor-table.ts';

const open = (cursors: CursorTable, noTimeout: boolean): bigint => {
  const documents = [1, 2, 3].map((n) => documentOf({ n }));
  const reply = cursors.open({
    namespace: 'shop.books',
    session: undefined,
    documents,
    batchSize: 1,
    noTimeout,
  });
  return (reply.cursor as Document).id as bigint;
};

it('drops idle cursors, except those without a timeout', async () => {
  const cursors = new CursorTable(20);
  open(cursors, false);
  const kept = open(cursors, true);
  await expect.poll(() => cursors.size).toBe(1);
  expect(() =>
    cursors.more(kept, { namespace: 'shop.books', session: undefined, batchSize: 1 }),
  ).not.toThrow();
  cursors.close();
});

it('drops the cursor that was not used for longest when there are too many', () => {
  const cursors = new CursorTable(600_000);
  const ask = (id: bigint) =>
    cursors.more(id, { namespace: 'shop.books', session: undefined, batchSize: 1 });
  const used = open(cursors, true);
  const forgotten = open(cursors, true);
  for (let n = 0; n < 998; n += 1) open(cursors, false);
  ask(used);
  open(cursors, false);
  expect(cursors.size).toBe(1000);
  expect(() => ask(forgotten)).toThrow(expect.objectContaining({ code: 43 }));
  expect(() => ask(used)).not.toThrow();
  cursors.close();
});
