import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from './store.ts';

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-queue-'));
  store = new Store(join(folder, 'data.mdb'), 1_000_000);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Makes LMDB fail at the commits to come, as it does where the file system has no room for changed pages. */
function failCommits(code: number) {
  const { root } = store.environment;
  const real = root.transactionSync.bind(root);
  return vi.spyOn(root, 'transactionSync').mockImplementation((work) => {
    let worked = false;
    try {
      return real(() => {
        work();
        worked = true;
        throw new Error('rolled back');
      });
    } catch (error) {
      throw worked ? Object.assign(new Error('Input/output error'), { code }) : error;
    }
  });
}
const write = async () => store.write(() => store.ensure('shop', 'books').namespace);

describe('a commit that LMDB could not write', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG', 'EROFS'] as const)(
    'is told as a full disk when the system says %s',
    async (name) => {
      failCommits(constants.errno[name]);
      await expect(write()).rejects.toMatchObject({ code: 14_031 });
      expect(store.list('shop')).toEqual([]);
    },
  );

  it('keeps the next writes from LMDB for a moment, and then tries again', async () => {
    const commits = failCommits(constants.errno.ENOSPC);
    for (let i = 0; i < 20; i++) await expect(write()).rejects.toMatchObject({ code: 14_031 });
    expect(commits.mock.calls.length).toBeLessThan(10);
    commits.mockRestore();
    await expect.poll(() => write().catch(() => undefined)).toBe('shop.books');
  });
});
