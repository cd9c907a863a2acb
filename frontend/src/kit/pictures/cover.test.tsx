import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cover } from './cover.tsx';

const show = (image: string, eager = false) =>
  render(
    <Cover
      book={{ title: 'Emma', author: 'Jane Austen', coverImage: image }}
      sizes="160px"
      eager={eager}
    />,
  );
const picture = () => screen.getByRole('img', { name: 'Cover of Emma' });
const source = () => picture().parentElement?.querySelector('source');

describe('a cover', () => {
  it('comes as AVIF or WebP in the width that is shown', () => {
    show('book-1.webp');
    expect(source()).toHaveAttribute('type', 'image/avif');
    for (const [part, format] of [
      [source(), 'avif'],
      [picture(), 'webp'],
    ] as const) {
      expect(part).toHaveAttribute('sizes', '160px');
      expect(part?.getAttribute('srcset')?.split(', ')).toEqual(
        [120, 240, 480, 720].map((width) => `/covers/${width}/book-1.${format} ${width}w`),
      );
    }
    expect(picture()).toHaveAttribute('src', '/covers/480/book-1.webp');
  });

  it('has its tint until it is there, and white below what is transparent from then on', () => {
    const book = { title: 'Emma', author: '', coverImage: 'book-1.webp', coverTint: '#112233' };
    render(<Cover book={book} sizes="160px" />);
    expect(picture()).toHaveStyle({ backgroundColor: '#112233' });
    fireEvent.load(picture());
    expect(picture().style.backgroundColor).toBe('');
    expect(picture()).toHaveClass('bg-sheet');
  });

  it('waits until it comes near, unless it belongs to the first screen', () => {
    const { unmount } = show('book-1.webp');
    expect(picture()).toHaveAttribute('loading', 'lazy');
    unmount();
    show('book-1.webp', true);
    expect(picture()).toHaveAttribute('loading', 'eager');
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows title and author if it fails to load', () => {
    show('gone.webp');
    fireEvent.error(picture());
    expect(screen.getByText('Emma')).toBeInTheDocument();
    expect(screen.getByText('Jane Austen')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
