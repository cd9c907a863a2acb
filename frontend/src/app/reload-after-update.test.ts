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

describe('code that is gone since the shop was updated', () => {
  it('is fetched anew by loading the page again, once', async () => {
    stubApi({ 'HEAD /': () => new Response() });
    await codeIsGone();
    await codeIsGone();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page as it is while the shop cannot be reached', async () => {
    stubApi({ 'HEAD /': networkError });
    await codeIsGone();
    expect(reload).not.toHaveBeenCalled();
  });
});
