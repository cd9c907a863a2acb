import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ShareButton } from './share-button.tsx';

describe('sharing a book', () => {
  const share = () => {
    const book = aBook();
    const { user } = renderPage(<ShareButton book={book} />);
    // After the page's own user, which brings a clipboard of its own.
    return { book, press: () => user.click(screen.getByRole('button', { name: 'Share' })) };
  };

  it("opens the system's sheet", async () => {
    const { book, press } = share();
    const sheet = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(navigator, { share: sheet }));
    await press();
    const url = new URL(`/books/${book._id}`, location.href).href;
    expect(sheet).toHaveBeenCalledWith({ title: book.title, url });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the address where there is no sheet, and says so', async () => {
    const { book, press } = share();
    await press();
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/books/${book._id}$`));
  });

  it('shows the address where it cannot be copied', async () => {
    const { book, press } = share();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await press();
    expect(await screen.findByText(new RegExp(`/books/${book._id}`))).toBeInTheDocument();
  });
});
