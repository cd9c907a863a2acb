import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirstLoad } from './first-load.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const open = (sinceNavigation: number) => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(sinceNavigation);
  render(
    <FirstLoad>
      <h1>The shop</h1>
    </FirstLoad>,
  );
};
const spinner = () => screen.queryByText('Loading the shop');

describe('the first load', () => {
  it('covers the shop with a spinner until two seconds have passed, while the shop loads below', () => {
    open(500);
    expect(spinner()).toBeInTheDocument();
    expect(screen.getByText('The shop').parentElement).toHaveAttribute('inert');
    act(() => vi.advanceTimersByTime(1499));
    expect(spinner()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(spinner()).toBeNull();
    expect(screen.getByText('The shop').parentElement).not.toHaveAttribute('inert');
  });

  it('shows the shop at once if its code took longer than two seconds to load', () => {
    open(2500);
    expect(spinner()).toBeNull();
  });
});
