import { fireEvent, screen } from '@testing-library/react';
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

it('a carousel moves by itself at an arrow key in a slide: the browser does not scroll it, too', () => {
  const linked = slides.map(({ key }) => ({ key, content: <a href={`/${key}`}>{key}</a> }));
  renderPage(<Carousel label="Books" heading={<h2>Books</h2>} slides={linked} />);
  const link = screen.getByRole('link', { name: 'One' });
  const row = screen.getByRole('region', { name: 'Books' });
  const press = (at: HTMLElement, init: KeyboardEventInit) => fireEvent.keyDown(at, init);
  // `fireEvent` returns whether the browser does what it usually would.
  expect(press(link, { key: 'ArrowRight' })).toBe(false);
  expect(press(link, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(press(link, { key: 'Tab' })).toBe(true);
  expect(press(row, { key: 'ArrowRight' })).toBe(true);
});
