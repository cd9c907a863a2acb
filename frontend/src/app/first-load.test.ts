import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endFirstLoad } from './first-load.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="root">The shop</div><div class="first-load">Loading the shop</div>';
});
afterEach(() => {
  vi.useRealTimers();
});

const root = () => document.getElementById('root');
const cover = () => document.querySelector('.first-load');
const sinceNavigation = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

describe('the first load', () => {
  it('covers the shop until two seconds have passed, while the shop loads below', () => {
    sinceNavigation(500);
    endFirstLoad();
    expect(root()).toHaveAttribute('inert');
    vi.advanceTimersByTime(1499);
    expect(cover()).toBeInTheDocument();
    vi.advanceTimersByTime(1);
    expect(cover()).toBeNull();
    expect(root()).not.toHaveAttribute('inert');
  });

  it('ends at once if the code took longer than two seconds to load', () => {
    sinceNavigation(2500);
    endFirstLoad();
    expect(cover()).toBeNull();
    expect(root()).not.toHaveAttribute('inert');
  });

  it('changes nothing on later pages of a session, which are not covered', () => {
    cover()?.remove();
    sinceNavigation(500);
    endFirstLoad();
    expect(root()).not.toHaveAttribute('inert');
  });
});
