import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('a password', () => {
  it.each([
    'Short1!',
    '12345678',
    '87654321',
    '19900523',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefgh',
    'Password1',
    'qwerty123!',
    'Bookstore2026',
    'ada.reader',
    'ada.reader99',
    'ada.reader@example.com',
  ])('is weak if it is among the first to be tried: %s', (password) => {
    expect(strengthOf(password, 'ada.reader@example.com')).toBe('weak');
  });

  it.each([
    ['secret12x', 'fair'],
    ['violet-tram', 'fair'],
    ['a long enough one', 'strong'],
    ['длинный пароль', 'strong'],
  ])('is otherwise as strong as it is long: %s is %s', (password, strength) => {
    expect(strengthOf(password, 'ada@example.com')).toBe(strength);
  });
});
