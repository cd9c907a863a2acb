import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

const INVALID = 51091;
const ABSENT = 238;

/**
 * pattern, options, text, whether it matches, or the code of the refusal
 * https://www.pcre.org/current/doc/html/pcre2pattern.html
 */
const cases: [pattern: string, options: string, text: string, expected: boolean | number][] = [
  ['a.c', '', 'a\nc', false],
  ['a.c', 's', 'a\nc', true],
  ['^b', '', 'a\nb', false],
  ['^b', 'm', 'a\nb', true],
  ['b$', '', 'b\n', true],
  ['b$', '', 'b\n\n', false],
  ['a$', 'm', 'a\nb', true],
  ['^$', 'm', 'foo\n', false],
  ['^$', 'm', 'a\n\nb', true],
  ['^$', '', '', true],
  ['HARRY', 'i', 'Harry', true],
  ['é', 'i', 'É', true],
  ['(?i)harry', '', 'HARRY', true],
  ['s', 'i', 'ſ', true],
  ['^[r-t]$', 'i', 'ſ', true],
  ['^\\w$', 'i', 'ſ', ABSENT],
  ['^\\w$', 'i', '\u212a', ABSENT],
  ['^[\\w]$', 'i', '\u212a', ABSENT],
  ['\\bk', 'i', '\u212ak', ABSENT],
  ['\\d', '', '٣', false],
  ['\\s', '', '\u00a0', false],
  ['\\S', '', '\u00a0', true],
  ['^[^a]$', '', '\u{1f600}', true],
  ['\\B', '', '1\u{1f600}x', ABSENT],
  ['\\p{Lu}', '', 'É', true],
  ['[]a]', '', ']', true],
  ['[a-]', '', '-', true],
  ['[[]', '', '[', true],
  ['a{', '', 'a{', true],
  ['a{,2}', '', 'a{,2}', true],
  ['\\x41', '', 'A', true],
  ['^a{2}{3}$', '', 'aaaaaa', ABSENT],
  ['a(?=b)*b', '', 'ab', ABSENT],
  ['(?=.*b)^a', '', 'axb', true],
  ['^(?!.*b)a', '', 'axb', false],
  ['(?<=ab|c)d', '', 'xcd', true],
  ['(?<!a)b', '', 'ab', false],
  ['(?<=\u{1f600})b', '', '\u{1f600}b', true],
  ['(?<=a{2})b', '', 'aab', true],
  ['^(a|ab)(c|bcd)$', '', 'abcd', true],
  ['^(?:a|b)*?c+?$', '', 'ababcc', true],
  ['(?<=a+)b', '', 'ab', ABSENT],
  ['(?<=(?:a|bc))d', '', 'ad', ABSENT],
  ['x{70000}', '', 'x', INVALID],
  ['x{3,2}', '', 'x', INVALID],
  ['*a', '', 'a', INVALID],
  ['a|*', '', 'a', INVALID],
  ['(a', '', 'a', INVALID],
  ['a)', '', 'a', INVALID],
  ['[a', '', 'a', INVALID],
  ['[b-a]', '', 'a', INVALID],
  ['[a-\\d]', '', 'a', INVALID],
  ['(?y)', '', 'a', INVALID],
  ['a\\', '', 'a', INVALID],
  ['\\p{Lx}', '', 'a', INVALID],
  ['('.repeat(251) + ')'.repeat(251), '', '', INVALID],
  ['^*a', '', 'a', ABSENT],
  ['\\b+', '', 'a', ABSENT],
  ['a++', '', 'a', ABSENT],
  ['a{2}+', '', 'a', ABSENT],
  ['(a)\\1', '', 'aa', ABSENT],
  ['(?>a)', '', 'a', ABSENT],
  ['(?<name>a)', '', 'a', ABSENT],
  ['a(?i)b', '', 'a', ABSENT],
  ['(*UCP)a', '', 'a', ABSENT],
  ['[[:alpha:]]', '', 'a', ABSENT],
  ['\\R', '', '\n', ABSENT],
  ['\\p{Greek}', '', 'a', ABSENT],
  ['(?:a{1000}){1000}', '', 'a', false],
  ['a b', 'x', 'ab', ABSENT],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

describe('a regular expression', () => {
  it.each(cases)('/%s/%s on %j: %j', async ($regex, $options, text, expected) => {
    const collection = await database.collectionOf([{ text }]);
    const found = collection.countDocuments({ text: { $regex, $options } });
    if (typeof expected === 'boolean') await expect(found).resolves.toBe(expected ? 1 : 0);
    else await expect(found).rejects.toMatchObject({ code: expected });
  });

  it('is stopped where it can match in too many ways, and the next query is answered', async () => {
    const collection = await database.collectionOf([{ text: 'x'.repeat(100) }]);
    const found = collection.countDocuments({ text: { $regex: '^(x+)+y' } });
    await expect(found).rejects.toMatchObject({ code: ABSENT });
    await expect(collection.countDocuments({ text: { $regex: '^x+$' } })).resolves.toBe(1);
  });

  it.each(['^(x+)+y', '^(x|xx)+y', '(x+x+)+y', '(x*)*y', '^(?:x|x){40}y'])(
    '%s ends when the time of its command is over, and the next query is answered',
    async ($regex) => {
      const collection = await database.collectionOf([{ text: 'x'.repeat(100) }]);
      const found = collection.find({ text: { $regex } }, { maxTimeMS: 50 }).toArray();
      await expect(found).rejects.toMatchObject({ code: 50 });
      await expect(collection.countDocuments({ text: { $regex: '^x+$' } })).resolves.toBe(1);
    },
  );
});

it('a query of few expensive documents ends when its time is over', async () => {
  const text = 'ab'.repeat(500_000);
  const documents = Array.from({ length: 5 }, () => ({ text }));
  const collection = await database.collectionOf(documents);
  const found = collection.find({ text: /b.*a.*c/ }, { maxTimeMS: 1 }).toArray();
  await expect(found).rejects.toMatchObject({ code: 50 });
});
