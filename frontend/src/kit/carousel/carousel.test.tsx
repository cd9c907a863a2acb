import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Carousel } from './carousel.tsx';

const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }));

it('a carousel ends with the way to all, which its head has too', () => {
  const seeAll = { to: '/search', text: 'See all books' };
  renderPage(<Carousel label="Books" heading={<h2>Books</h2>} slides={slides} seeAll={seeAll} />);
  const links = screen.getAllByRole('link', { name: 'See all books' });
  expect(links).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Books' }).lastElementChild).toContainElement(
    links[1] as HTMLElement,
  );
});
