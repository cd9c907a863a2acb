import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rule.ts';

describe('a new password', () => {
  it.each([
    '123456789012',
    'password1234',
    'Password1234!',
    'P@ssw0rd1234',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'iloveyou1234',
    'letmeinplease',
    'bookstore123',
    'buchladen123',
    'Buchladen2026!',
    'bookshopbooks',
    'librairie1234',
    'adminadmin12',
    'a'.repeat(200),
  ])('such as %s is rejected as easy to guess', (password) => {
    expect(passwordProblem(password)).toContain('easy to guess');
  });

  it('is rejected if it is hardly more than the username', () => {
    expect(passwordProblem('cordelia.bookworm1', 'cordelia.bookworm')).toContain('easy to guess');
    expect(passwordProblem('cordelia.bookworm1', 'other')).toBeUndefined();
  });

  it("is rejected if it is hardly more than a word of the shop's name", () => {
    const problem = (shop: string) => passwordProblem('leuchtturmeck12', 'admin', shop);
    expect(problem('Bücher am Leuchtturmeck')).toContain('easy to guess');
    expect(problem('Book Store')).toBeUndefined();
    expect(passwordProblem('amleuchtturm12', 'admin', 'Am Leuchtturm')).toContain('easy to guess');
  });

  it.each(['short', '11 letters!'])(
    'of fewer than twelve characters is rejected: %s',
    (password) => {
      expect(passwordProblem(password)).toContain('at least 12 characters');
    },
  );

  it.each(['a heron on the pier', '0Uq3-kfD83nV', 'наша книжная лавка у моря'])(
    'such as %s is accepted',
    (password) => expect(passwordProblem(password)).toBeUndefined(),
  );
});
