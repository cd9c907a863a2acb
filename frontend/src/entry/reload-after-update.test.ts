import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkError, stubApi } from '../testing/stub-api.ts';
import { reloadAfterUpdate, reloadUnfinished } from './reload-after-update.ts';

const reload = vi.fn();
beforeAll(() => reloadAfterUpdate(reload));
beforeEach(() => reload.mockClear());
afterEach(() => vi.restoreAllMocks());

const codeIsGone = async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
};

describe('a chunk that is missing after an update', () => {
  it('reloads the page once', async () => {
    stubApi({ 'HEAD /': () => new Response() });
    await codeIsGone();
    await codeIsGone();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('counts a script in the document itself, but none of others', async () => {
    stubApi({ 'HEAD /': () => new Response() });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const failing = (src: string) => {
      const script = document.createElement('script');
      document.head.append(script);
      Object.defineProperty(script, 'src', { value: src });
      script.dispatchEvent(new Event('error'));
      return new Promise((resolve) => setTimeout(resolve));
    };
    await failing('https://accounts.example/assets/popup.js');
    expect(reload).not.toHaveBeenCalled();
    await failing(`${location.origin}/assets/index-of-before.js`);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page again that was opened by a reload just before', async () => {
    const opening = { type: 'reload' } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opening]);
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    const again = vi.fn();
    stubApi({ 'HEAD /': () => new Response() });
    reloadAfterUpdate(again);
    await codeIsGone();
    expect(again).not.toHaveBeenCalled();
  });

  it.each([
    ['that cannot be loaded while the shop is unreachable', false],
    ['that is there but cannot start', true],
  ])('has its page say that it does nothing yet, of a script %s', async (_what, isThere) => {
    stubApi({ 'HEAD /': networkError });
    document.body.innerHTML = '<p id="not-loaded" role="alert" hidden>Not loaded.</p>';
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    if (isThere) document.dispatchEvent(new Event('shop-failed'));
    else {
      const script = document.createElement('script');
      document.head.append(script);
      Object.defineProperty(script, 'src', { value: `${location.origin}/assets/shop.js` });
      script.dispatchEvent(new Event('error'));
    }
    await expect.poll(() => document.getElementById('not-loaded')?.hidden).toBe(false);
  });

  it('does not reload the page while the shop is unreachable', async () => {
    stubApi({ 'HEAD /': networkError });
    await codeIsGone();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page that comes back from the browser’s cache', () => {
  const comeBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('is loaded anew if it was left before its scripts were there', () => {
    const again = vi.fn();
    reloadUnfinished(again);
    window.dispatchEvent(new Event('pageshow'));
    expect(again).not.toHaveBeenCalled();
    comeBack();
    expect(again).toHaveBeenCalledOnce();
  });

  it('stays as it is otherwise', () => {
    const again = vi.fn();
    reloadUnfinished(again);
    document.dispatchEvent(new Event('shop-ready'));
    comeBack();
    expect(again).not.toHaveBeenCalled();
  });
});
