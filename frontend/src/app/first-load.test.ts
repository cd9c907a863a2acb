import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endFirstLoad } from './first-load.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div class="first-load">Loading the shop</div><div id="root">The shop</div>';
});
afterEach(() => {
  vi.useRealTimers();
});

const root = () => document.getElementById('root');
const cover = () => document.querySelector('.first-load');
/** The code has loaded `now` milliseconds after navigation, and the spinner was painted at `paintedAt`. */
function at(now: number, paintedAt?: number) {
  vi.spyOn(performance, 'now').mockReturnValue(now);
  const paints = paintedAt === undefined ? [] : [{ startTime: paintedAt } as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(paints);
}

describe('the first load', () => {
  it('covers the shop for two seconds from the first paint, while the shop loads below', () => {
    at(1500, 1000);
    endFirstLoad();
    expect(root()).toHaveAttribute('inert');
    vi.advanceTimersByTime(1499);
    expect(cover()).toBeInTheDocument();
    vi.advanceTimersByTime(1);
    expect(cover()).toBeNull();
    expect(root()).not.toHaveAttribute('inert');
  });

  it('covers the shop for two seconds from now if nothing is painted yet', () => {
    at(3000);
    endFirstLoad();
    vi.advanceTimersByTime(1999);
    expect(cover()).toBeInTheDocument();
    vi.advanceTimersByTime(1);
    expect(cover()).toBeNull();
  });

  it('ends at once if the code took longer than two seconds to load', () => {
    at(3000, 900);
    endFirstLoad();
    expect(cover()).toBeNull();
    expect(root()).not.toHaveAttribute('inert');
  });

  it('ends at once if the style sheet has ended it, as somebody may be pressing what is below', () => {
    cover()?.setAttribute('style', 'visibility: hidden');
    at(1500, 1000);
    endFirstLoad();
    expect(cover()).toBeNull();
    expect(root()).not.toHaveAttribute('inert');
  });

  it('changes nothing on later pages of a session, which are not covered', () => {
    cover()?.remove();
    at(500, 100);
    endFirstLoad();
    expect(root()).not.toHaveAttribute('inert');
  });
});
