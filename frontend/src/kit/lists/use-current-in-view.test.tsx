import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCurrentInView } from './use-current-in-view.ts';

const WIDTH = 100;

function Row({ current }: { current: number }) {
  const row = useCurrentInView<HTMLElement>(String(current));
  return (
    <nav ref={row}>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <a key={at} href="/" aria-current={at === current ? 'page' : undefined}>
          {at}
        </a>
      ))}
    </nav>
  );
}

afterEach(() => vi.restoreAllMocks());

it('brings a link beyond the edge of a phone to the middle of its row', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('nav');
    if (!row || this === row) return new DOMRect(0, 0, 3 * WIDTH, 44);
    return new DOMRect(Number(this.textContent) * WIDTH - row.scrollLeft, 0, WIDTH, 44);
  });
  const { rerender } = render(<Row current={5} />);
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(4 * WIDTH);
  rerender(<Row current={2} />);
  expect(row.scrollLeft).toBe(WIDTH);
});
