import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inGerman } from '../../../../app/german-texts.ts';
import { setShopWording } from '../../../../lib/wording/storefront-texts.ts';
import { aCard } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ShelfCard } from './shelf-card.tsx';

const show = (change: Parameters<typeof aCard>[0], numberedAbove = false) => {
  const book = aCard(change);
  renderPage(<ShelfCard book={book} action={null} sizes="100px" numberedAbove={numberedAbove} />);
  return within(screen.getByRole('article'));
};
const discworld = (number?: number) => ({
  title: 'Soul Music',
  series: { name: 'Discworld', number },
});

describe('a card of a shelf', () => {
  afterEach(() => setShopWording());

  it.each([
    [16, 'Discworld, book 16'],
    [1.5, 'Discworld, book 1.5'],
    [0, 'Discworld, book 0'],
  ])('with number %j of a series says “%s”', (number, text) => {
    expect(show(discworld(number)).getByText('Discworld').parentElement).toHaveTextContent(text);
  });

  it('does not repeat the series that the title names', () => {
    const series = { name: 'Harry Potter', number: 3 };
    const card = show({ title: 'Harry Potter and the Prisoner of Azkaban', series });
    expect(card.getByText('Book 3')).toBeVisible();
  });

  it('says nothing of a series without a number, or with the number above it', () => {
    expect(show(discworld()).queryByText(/Discworld/)).toBeNull();
  });

  it('leaves the number to what stands above it', () => {
    expect(show(discworld(16), true).queryByText(/Discworld/)).toBeNull();
  });

  it('leaves out ratings as specified', () => {
    expect(show({ rating: { average: 4.25, count: 1 } }).queryByText(/of 5/)).toBeNull();
  });

  it('says what readers elsewhere think, in a refined shop', () => {
    setShopWording(inGerman);
    const { getByText } = show({ rating: { average: 4.25, count: 1, source: 'Goodreads' } });
    expect(getByText('4.3 von 5, 1 Bewertung von Goodreads, von uns nicht geprüft')).toBeVisible();
    expect(getByText('4.3 (1)')).toBeVisible();
  });

  it('says it in German', () => {
    setShopWording(inGerman);
    expect(
      show({ title: 'Naruto', series: { name: 'Naruto', number: 2.5 } }).getByText('Band 2,5'),
    ).toBeVisible();
  });
});
