import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { isOutage } from '../errors/outage.ts';

describe('what a bulk write fails with while the database is away', () => {
  const { MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongo;
  const bulk = (error: Error) => new MongoBulkWriteError(error as never, {} as never);

  it('is an outage, as any other write would be', () => {
    expect(isOutage(bulk(new MongoNetworkError('connection 5 to 127.0.0.1:1 closed')))).toBe(true);
    expect(isOutage(bulk(new MongoServerError({ message: 'E11000', code: 11_000 })))).toBe(false);
  });

  it('is an outage if the server reports it as an internal error', () => {
    const error = (message: string) => new MongoServerError({ message, code: 1 });
    expect(isOutage(error('connection closed'))).toBe(true);
    expect(isOutage(error('something else'))).toBe(false);
  });
});

describe('a system error that the driver passes on', () => {
  it.each(['EPIPE', 'ECONNRESET'])('is an outage: %s', (code) => {
    expect(isOutage(Object.assign(new Error(`write ${code}`), { code }))).toBe(true);
    expect(isOutage(new Error(`write ${code}`))).toBe(false);
  });
});
