import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askGoogle, type GooglePopup } from './google-popup.ts';

let popups: { address: URL; features: string; window: Window & { closed: boolean } }[] = [];
const channels: BroadcastChannel[] = [];

beforeEach(() => {
  popups = [];
  vi.spyOn(window, 'open').mockImplementation((address, _name, features) => {
    const opened = { closed: false, focus: vi.fn(), close: vi.fn() } as unknown as Window;
    popups.push({
      address: new URL(String(address), 'https://shop.example'),
      features: String(features),
      window: opened as Window & { closed: boolean },
    });
    return opened;
  });
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.useRealTimers();
});

/** Returns the channel of a popup. */
function channelOf(at = 0): BroadcastChannel {
  const channel = new BroadcastChannel(
    `google-sign-in-${popups[at]?.address.searchParams.get('page')}`,
  );
  channels.push(channel);
  return channel;
}

/** Settles like the promise, without failing the test before it is awaited. */
const outcomeOf = (asked: Promise<string>) => asked.catch((error: { code: string }) => error.code);

describe.each<[GooglePopup, string]>([
  ['oauth', '/sign-in/google'],
  ['stand-in', '/google-account.html'],
])('the popup (%s)', (kind, path) => {
  it('is 500 by 600, and its answer is the credential', async () => {
    const asked = askGoogle(kind);
    expect(popups[0]?.address.pathname).toBe(path);
    expect(popups[0]?.features).toContain('width=500,height=600');
    const channel = channelOf();
    const heard = new Promise((resolve) => {
      channel.onmessage = ({ data }) => resolve(data);
    });
    channel.postMessage({ code: 'the code' });
    expect(await asked).toBe('the code');
    expect(await heard).toBe('received');
  });

  it.each([
    ['cancelled', 'auth/user-cancelled'],
    ['expired', 'auth/google-expired'],
    ['unreachable', 'auth/google-unreachable'],
    ['failed', 'auth/google-failed'],
  ])('may answer that it is %s', async (problem, code) => {
    const outcome = outcomeOf(askGoogle(kind));
    channelOf().postMessage({ problem });
    expect(await outcome).toBe(code);
  });

  it('says so if the browser blocks it', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    expect(await outcomeOf(askGoogle(kind))).toBe('auth/popup-blocked');
  });

  it('does not open where the browser refuses its channel', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('', 'SecurityError');
    });
    expect(await outcomeOf(askGoogle(kind))).toBe('auth/google-failed');
    expect(window.open).not.toHaveBeenCalled();
  });

  it('answers its own page only, and gives way to a second one', async () => {
    const first = outcomeOf(askGoogle(kind));
    const second = askGoogle(kind);
    expect(await first).toBe('auth/cancelled-popup-request');
    channelOf(0).postMessage({ code: 'for the first' });
    channelOf(1).postMessage({ code: 'for the second' });
    expect(await second).toBe('for the second');
  });

  it('is closed when the person no longer waits for it', async () => {
    const waiting = new AbortController();
    const outcome = outcomeOf(askGoogle(kind, waiting.signal));
    waiting.abort();
    expect(await outcome).toBe('auth/user-cancelled');
    expect(popups[0]?.window.close).toHaveBeenCalledOnce();
  });
});

describe('a popup that seems closed', () => {
  it("is cancelled if it is the shop's own", async () => {
    vi.useFakeTimers();
    const outcome = outcomeOf(askGoogle('stand-in'));
    Object.assign(popups[0]?.window ?? {}, { closed: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toBe('auth/popup-closed-by-user');
  });

  it("goes on if it is Google's, which only hides it", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
    const asked = askGoogle('oauth');
    Object.assign(popups[0]?.window ?? {}, { closed: true });
    await vi.advanceTimersByTimeAsync(60_000);
    channelOf().postMessage({ code: 'the code' });
    expect(await asked).toBe('the code');
  });
});
