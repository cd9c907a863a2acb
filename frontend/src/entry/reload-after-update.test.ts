import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkError, stubApi } from '../testing/stub-api.ts';
import { reloadAfterUpdate } from './reload-after-update.ts';

const reload = vi.fn();
beforeAll(() => reloadAfterUpdate(reload));
beforeEach(() => reload.mockClear());

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
    sessionStorage.clear();
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

  it('does not reload the page while the shop is unreachable', async () => {
    stubApi({ 'HEAD /': networkError });
    await codeIsGone();
    expect(reload).not.toHaveBeenCalled();
  });
});
