import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRegex } from './compile-regex.ts';

/** What PCRE and JS mean the same by. \B is left out: JS also finds it within a pair of surrogates. */
const plain = fc.constantFrom('a', 'b', 'c', 'é', '\\d', '\\w', '[ab]', '[^a]', '[a-c]', '\\n');
const places = fc.constantFrom('^', '\\b', '(?<=ab|c)', '(?<!a)', '(?=a*b)', '(?!ab?$)');
const quantifiers = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{2,}', '*?');
const { pattern } = fc.letrec<{ pattern: string; branch: string; part: string }>((tie) => ({
  pattern: fc.array(tie('branch'), { minLength: 1, maxLength: 2 }).map((all) => all.join('|')),
  branch: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  part: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fc.tuple(plain, quantifiers).map((all) => all.join('')),
    places,
    fc.tuple(tie('pattern'), quantifiers).map(([inner, how]) => `(${inner})${how}`),
    fc.tuple(tie('pattern'), quantifiers).map(([inner, how]) => `(?:${inner})${how}`),
    tie('pattern').map((inner) => `(?=${inner})`),
    tie('pattern').map((inner) => `(?!${inner})`),
  ),
}));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', '1', ' ', '\n', 'x', 'A'), { maxLength: 7 })
  .map((all) => all.join(''));

/** `$` also stands before a newline at the end. */
const inJs = (source: string): string => source.replaceAll('$', '(?=\\n?(?![\\s\\S]))');

describe('a machine for a regular expression', () => {
  it('finds what JS finds by trying one way after the other', () => {
    const property = fc.property(
      // Of long ones, JS may try ways for minutes.
      pattern.filter((source) => source.length <= 60),
      fc.constantFrom('', 'i'),
      fc.array(text, { minLength: 1, maxLength: 8 }),
      (source, options, texts) => {
        const [ours, theirs] = [
          compileRegex(source, options),
          new RegExp(inJs(source), `${options}u`),
        ];
        for (const one of texts) expect(ours(one), JSON.stringify(one)).toBe(theirs.test(one));
      },
    );
    fc.assert(property, { numRuns: 1000 });
  });

  it('answers the same after it has forgotten states', () => {
    // Each of the last twelve characters is remembered: more states than are kept.
    const ours = compileRegex('a[ab]{11}c', '');
    let bits = 1;
    const letters = Array.from({ length: 40_000 }, () => {
      bits = (bits * 48271) % 2147483647;
      return bits & 4096 ? 'a' : 'b';
    }).join('');
    expect(ours(letters)).toBe(false);
    expect(ours(`${letters}abbbbbbbbbbbc`)).toBe(true);
    expect(ours(`${letters}bbbbbbbbbbbbc`)).toBe(false);
  });
});
