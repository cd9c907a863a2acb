import { EngineError } from '@book-store/engine';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { openingFailure } from '../../platform/database/outage.ts';
import { openWhenFree } from './open-when-free.ts';

/** Fails so often before it opens. */
function opening(error: unknown, failures: number) {
  const calls = { opened: 0, paused: 0 };
  const opened = openWhenFree(
    async () => {
      calls.opened += 1;
      if (calls.opened <= failures) throw error;
      return 'open';
    },
    async () => {
      calls.paused += 1;
    },
  );
  return { opened, calls };
}

const SILENT = new mongoose.mongo.MongoServerSelectionError('timed out', {} as never);

describe('the database of a shop', () => {
  it.each([
    ['is busy', openingFailure(SILENT, { embedded: true })],
    ['does not answer yet', new EngineError('data-folder-in-use', 'In use.')],
  ])('that %s is opened once it is free', async (_is, error) => {
    const { opened, calls } = opening(error, 3);
    expect(await opened).toBe('open');
    expect(calls).toEqual({ opened: 4, paused: 3 });
  });

  it('that stays busy is given up in the end', async () => {
    const busy = openingFailure(SILENT, { embedded: true });
    const { opened, calls } = opening(busy, Number.POSITIVE_INFINITY);
    await expect(opened).rejects.toBe(busy);
    expect(calls.opened).toBe(calls.paused + 1);
  });

  it.each([
    ['is away', openingFailure(SILENT, { embedded: false })],
    ['is damaged', new EngineError('engine-failed', 'It could not be opened.')],
  ])('that %s is not waited for', async (_is, error) => {
    const { opened, calls } = opening(error, 1);
    await expect(opened).rejects.toBe(error);
    expect(calls).toEqual({ opened: 1, paused: 0 });
  });
});
