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

  it('does not reload the page while the shop is unreachable', async () => {
    stubApi({ 'HEAD /': networkError });
    await codeIsGone();
    expect(reload).not.toHaveBeenCalled();
  });
});
