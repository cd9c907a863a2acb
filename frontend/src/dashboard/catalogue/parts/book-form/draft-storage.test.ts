import { describe, expect, it } from 'vitest';
import { aBook } from '../../../../testing/builders.ts';
import { restoreDraft } from './draft-storage.ts';

describe('the draft of a book', () => {
  const book = aBook({ newPrice: 12.5 });
  const changes = { title: 'Typed', newPrice: '11.00' };
  const store = (saved: object) =>
    sessionStorage.setItem(`book-draft-${book._id}`, JSON.stringify(saved));

  it('is restored with the book that its form was filled from', () => {
    store({ version: 2, changes, opened: book });
    expect(restoreDraft(book._id)).toEqual({ changes, opened: book });
  });

  it('keeps what was typed, but not the book, if the amounts of that were minor units', () => {
    store({ changes, opened: { ...book, newPrice: 1250 } });
    expect(restoreDraft(book._id)).toEqual({ changes, opened: undefined });
  });
});
