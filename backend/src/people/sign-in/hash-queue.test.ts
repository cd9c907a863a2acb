import { describe, expect, it } from 'vitest';
import { createHashQueue, type HashCaller } from './hash-queue.ts';

/** A queue whose jobs finish one by one, when the test says so. */
function aQueue() {
  const queue = createHashQueue();
  const started: string[] = [];
  const running: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    /** Adds a job. Resolves to its name, or to the error code if it is rejected. */
    add: (name: string, caller: HashCaller) =>
      queue(async () => {
        started.push(name);
        await new Promise<void>((end) => running.push(end));
        return name;
      }, caller).catch((error) => error.code),
    endOne: async () => {
      running.shift()?.();
      await settle();
    },
    running: () => running.length,
    settle,
  };
}
const from = (network: string, lane: HashCaller['lane'] = 'clean') => ({ lane, network });

describe('the password hash queue', () => {
  it('runs one job at a time', async () => {
    const queue = aQueue();
    for (const name of ['a', 'b', 'c']) void queue.add(name, from(name));
    await queue.settle();
    expect([queue.running(), queue.started]).toEqual([1, ['a']]);
    await queue.endOne();
    expect([queue.running(), queue.started]).toEqual([1, ['a', 'b']]);
  });

  it('continues after a job fails', async () => {
    const queue = createHashQueue();
    const failing = queue(() => Promise.reject(new Error('no memory')), from('x'));
    await expect(failing).rejects.toThrow('no memory');
    expect(await queue(async () => 'next', from('x'))).toBe('next');
  });

  it('serves known devices first, then clean networks, whatever the order of arrival', async () => {
    const queue = aQueue();
    for (const lane of ['clean', 'suspect', 'clean', 'known'] as const) {
      void queue.add(lane, from(lane, lane));
    }
    for (let ended = 0; ended < 4; ended += 1) await queue.endOne();
    expect(queue.started).toEqual(['clean', 'known', 'clean', 'suspect']);
  });

  it('rejects at once when a lane is full, and still accepts jobs in more trusted lanes', async () => {
    const queue = aQueue();
    for (let at = 0; at < 5; at += 1) void queue.add('guess', from(`s${at}`, 'suspect'));
    expect(await queue.add('guess', from('s6', 'suspect'))).toBe('too-many-requests');
    for (let at = 0; at < 16; at += 1) void queue.add('guess', from(`c${at}`));
    expect(await queue.add('guess', from('c17'))).toBe('too-many-requests');
    void queue.add('owner', from('home', 'known'));
    await queue.endOne();
    expect(queue.started).toEqual(['guess', 'owner']);
  });

  it('gives one network at most half of a lane', async () => {
    const queue = aQueue();
    for (let at = 0; at < 9; at += 1) void queue.add('flood', from('one'));
    expect(await queue.add('flood', from('one'))).toBe('too-many-requests');
    const other = queue.add('other', from('two'));
    for (let ended = 0; ended < 10; ended += 1) await queue.endOne();
    expect(await other).toBe('other');
  });
});
