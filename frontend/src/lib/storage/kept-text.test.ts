import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsTexts, keptKeys, keptText } from './kept-text.ts';

/** What a browser that blocks storage does: the storage cannot even be named. */
const blockStorage = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

/** What a full storage does. */
function fillStorage() {
  const stored = localStorage;
  return vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    ...stored,
    getItem: (key) => stored.getItem(key),
    removeItem: (key) => stored.removeItem(key),
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}

afterEach(() => vi.restoreAllMocks());

describe('a kept text', () => {
  it('is in the storage of all tabs, or of this one', () => {
    keptText('a').write('of all');
    keptText('a', 'tab').write('of one');
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['of all', 'of one']);
    expect([keepsTexts(), keptKeys()]).toEqual([true, ['a']]);
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('lasts as long as the page where storage is %s', (_state, fail) => {
    fail();
    expect(keepsTexts()).toBe(false);
    const text = keptText('b');
    expect(text.read()).toBeNull();
    text.write('{"a":1}');
    expect([keptText('b').read(), text.parse()]).toEqual(['{"a":1}', { a: 1 }]);
    text.write(undefined);
    expect([text.read(), text.parse()]).toEqual([null, undefined]);
  });

  it('has no key where storage is blocked', () => {
    blockStorage();
    expect(keptKeys()).toEqual([]);
  });

  it('takes the place of an older one that the full storage still has', () => {
    const text = keptText('c');
    text.write('older');
    const full = fillStorage();
    text.write('newer');
    expect(text.read()).toBe('newer');
    full.mockRestore();
    text.write('newest');
    expect(text.read()).toBe('newest');
  });
});

describe('the storage of the browser', () => {
  const FRONT_END = join(import.meta.dirname, '../../..');
  const STORAGE =
    /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel|cookieStore|document\.cookie|caches\.(open|match|keys|delete|has))\b/;
  let direct: string[];
  beforeEach(() => {
    const filesIn = (folder: string) =>
      readdirSync(join(FRONT_END, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.(tsx?|js|html)$/.test(file) && !/\.(test|fixtures)\./.test(file));
    const files = [...filesIn('src'), ...filesIn('public'), 'index.html'];
    expect(files.length).toBeGreaterThan(500);
    direct = files
      .filter((file) => !file.startsWith('src/testing/'))
      .filter((file) => STORAGE.test(readFileSync(join(FRONT_END, file), 'utf8')));
  });

  it('is used through the one module that it cannot fail', () => {
    expect(direct.sort()).toEqual([
      // A page without the build, which guards its uses itself.
      'public/google-account.js',
      'src/lib/storage/kept-text.ts',
      // Its channel, which it guards itself.
      'src/storefront/people/parts/session/google-popup.ts',
    ]);
  });
});
