import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSentence } from './in-sentence.tsx';

const book = <a href="/books/1">Emma</a>;
const order = <a href="/orders/2">BS-10042</a>;

it('puts each element where the sentence has it', () => {
  render(
    <p>
      {inSentence((one, other) => `In ${other} liegt ${one}, und ${one} bleibt.`, book, order)}
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'In BS-10042 liegt Emma, und Emma bleibt.',
  );
  expect(screen.getAllByRole('link', { name: 'Emma' })).toHaveLength(2);
});

it('leaves out what a sentence does not name', () => {
  render(<p>{inSentence((_one: string) => 'Nichts.', book)}</p>);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Nichts\.$/);
});
