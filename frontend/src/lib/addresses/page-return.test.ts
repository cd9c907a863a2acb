import { describe, expect, it, vi } from 'vitest';
import { retryAfterReturn } from './page-return.ts';

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(new Event('pageshow'));
const failingOnce = () =>
  vi.fn().mockRejectedValueOnce(new TypeError('Load failed')).mockResolvedValue('here');
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('what a page was loading when it was left', () => {
  it('is asked for again when the page is back, and not before', async () => {
    const ask = failingOnce();
    const result = retryAfterReturn(ask);
    leave();
    await after(100);
    expect(ask).toHaveBeenCalledTimes(1);
    comeBack();
    expect(await result).toBe('here');
  });

  it('is asked for again if it was cancelled just before the page was told', async () => {
    const ask = failingOnce();
    const result = retryAfterReturn(ask);
    await Promise.resolve();
    leave();
    comeBack();
    expect(await result).toBe('here');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('fails as before if the page was not left', async () => {
    await expect(retryAfterReturn(failingOnce())).rejects.toThrow('Load failed');
  });
});
