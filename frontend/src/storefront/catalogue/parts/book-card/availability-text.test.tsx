import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AvailabilityText } from './availability-text.tsx';

it.each([
  [{}, ''],
  [{ stock: 4 }, ''],
  [{ stock: 3 }, 'Only 3 left'],
  [{ stock: 3, orderable: true }, 'Only 3 left'],
  [{ stock: 0 }, 'Sold out'],
  [{ stock: 0, orderable: true }, 'Can be ordered, about 10 days'],
])('a book with %j reads "%s"', (book, text) => {
  const { container } = render(<AvailabilityText book={book} orderableDays={10} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
  expect(container.childElementCount).toBe(text ? 1 : 0);
});

it('says that a book is available where asked to', () => {
  const { container } = render(<AvailabilityText book={{ stock: 9 }} always />);
  expect(container).toHaveTextContent('Available');
});
