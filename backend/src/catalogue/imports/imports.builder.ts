import { Types } from 'mongoose';
import { BookImport } from './imports.model.ts';

/** Stores a finished import for tests. Returns its id. */
export async function anImport(): Promise<string> {
  const { _id } = await BookImport.create({
    _id: new Types.ObjectId(),
    dryRun: true,
    status: 'done',
    encoding: 'utf-8',
    separator: 'comma',
    addGenres: false,
    columns: [{ name: 'ISBN', column: 'isbn', samples: [] }],
    chunks: 0,
    total: 1,
    done: 1,
    startedAt: new Date(),
    by: { id: 'a', name: 'admin', address: '203.0.113.7' },
  });
  return _id.toString();
}
