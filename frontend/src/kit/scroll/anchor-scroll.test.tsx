import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnchorScroll } from './anchor-scroll.tsx';

afterEach(() => vi.useRealTimers());

describe('an address with a hash', () => {
  it.each([
    ['#services', 'services'],
    ['#b%C3%BCcher', 'bücher'],
    ['#%', '%'],
    ['#100%', '100%'],
    ['#%A2', '%A2'],
  ])('%s scrolls to what it names', (hash, id) => {
    vi.useFakeTimers();
    const target = Object.assign(document.createElement('p'), { id, scrollIntoView: vi.fn() });
    document.body.append(target);
    render(<AnchorScroll />, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: '/about', hash }]}>{children}</MemoryRouter>
      ),
    });
    vi.advanceTimersByTime(2000);
    expect(target.scrollIntoView).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
