import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** manual page, what it says, documents (given _id 1, 2, 3...), filter, _ids that match or the error code */
export type Case = [
  page: string,
  says: string,
  documents: Document[],
  filter: Document,
  expected: number[] | number,
];

/** Returns documents whose field `a` has these values; undefined stands for one without the field. */
export const a = (...values: unknown[]): Document[] =>
  values.map((value) => (value === undefined ? {} : { a: value }));

/** Tests each case on a database of the file. */
export function describeMatches(what: string, cases: Case[]): void {
  describe(what, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await startDatabase();
    });
    afterAll(() => database.stop());

    it.each(cases)('%s: %s', async (_page, _says, documents, filter, expected) => {
      const collection = await database.collectionOf(
        documents.map((document, i) => ({ _id: i + 1, ...document }) as Document),
      );
      const ids = collection
        .find(filter)
        .sort({ _id: 1 })
        .map((document) => document._id)
        .toArray();
      if (typeof expected === 'number') await expect(ids).rejects.toMatchObject({ code: expected });
      else await expect(ids).resolves.toEqual(expected);
    });
  });
}
