import { invalid, pcreOnly } from './regex-errors.ts';

/** Decides about one character, which is one code point. */
export type CharacterTest = (character: string) => boolean;

/** ASCII only, as in MongoDB; JS would add Unicode spaces. */
const SETS: Record<string, string> = {
  d: '0-9',
  D: '^0-9',
  w: '0-9A-Z_a-z',
  W: '^0-9A-Z_a-z',
  s: '\\t-\\r ',
  S: '^\\t-\\r ',
};
const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f' };
/** Unicode's general categories; scripts have other names in JS. */
const CATEGORY = /^[pP]\{[CLMNPSZ][a-z]?\}$/;

/** One escape or character of a pattern: what it stands for, and how much of the pattern it is. */
type Member = { character: string; length: number } | { test: CharacterTest; length: number };

/** Returns what stands at the beginning of `rest`, in or outside a character class. */
export function readMember(rest: string, pattern: string): Member {
  const [first = ''] = rest;
  if (first !== '\\') return { character: first, length: first.length };
  const [what = ''] = rest.slice(1);
  if (what === '') throw invalid(pattern, 'a \\ at the end');
  const length = 1 + what.length;
  const set = SETS[what];
  if (set !== undefined) return { test: oneOf(set, pattern), length };
  const control = CONTROLS[what];
  if (control !== undefined) return { character: control, length };
  const code = /^\\x([\dA-Fa-f]{2})/.exec(rest)?.[1];
  if (code) return { character: String.fromCharCode(Number.parseInt(code, 16)), length: 4 };
  const category = /^\\([pP]\{\w+\})/.exec(rest)?.[1] ?? '';
  if (CATEGORY.test(category))
    return { test: inCategory(category, pattern), length: 1 + category.length };
  if (/[FIJLMOTUYijlmquy]/.test(what)) throw invalid(pattern, `\\${what}`);
  if (/[A-Za-z0-9]/.test(what)) throw pcreOnly(`\\${what}`);
  return { character: what, length };
}

/** Returns a test for the characters of a class without its brackets, as JS writes it. */
const oneOf = (members: string, pattern: string, caseless = false): CharacterTest => {
  const expression = compiled(`^[${members}]$`, caseless, pattern);
  return (character) => expression.test(character);
};

const inCategory = (category: string, pattern: string): CharacterTest => {
  const expression = compiled(`^\\${category}$`, false, pattern);
  return (character) => expression.test(character);
};

function compiled(source: string, caseless: boolean, pattern: string): RegExp {
  try {
    return new RegExp(source, caseless ? 'iu' : 'u');
  } catch {
    throw invalid(pattern, 'a character or a class that does not exist');
  }
}

const escaped = (character: string): string =>
  `\\u{${(character.codePointAt(0) as number).toString(16)}}`;

export function sameAs(character: string, caseless: boolean, pattern: string): CharacterTest {
  return caseless
    ? oneOf(escaped(character), pattern, true)
    : (candidate) => candidate === character;
}

/** Returns a test for the class at the beginning of `rest`, and its length. Sets in it have no case. */
export function readClass(
  rest: string,
  caseless: boolean,
  pattern: string,
): { test: CharacterTest; length: number } {
  const negated = rest.startsWith('[^');
  let at = negated ? 2 : 1;
  const first = at;
  const tests: CharacterTest[] = [];
  let members = '';
  for (; at === first || rest[at] !== ']'; ) {
    if (at >= rest.length) throw invalid(pattern, 'a character class without an end');
    const posix = /^\[[:.=][^\]]*[:.=]\]/.exec(rest.slice(at))?.[0];
    if (posix) throw pcreOnly(posix);
    const from = readMember(rest.slice(at), pattern);
    at += from.length;
    const isRange = rest[at] === '-' && rest[at + 1] !== ']' && at + 1 < rest.length;
    if (!isRange) {
      if ('test' in from) tests.push(from.test);
      else members += escaped(from.character);
      continue;
    }
    const to = readMember(rest.slice(at + 1), pattern);
    if ('test' in from || 'test' in to || rest.startsWith('[:', at + 1))
      throw invalid(pattern, 'a range of characters that ends with a set');
    if ((from.character.codePointAt(0) as number) > (to.character.codePointAt(0) as number))
      throw invalid(pattern, 'a range of characters out of order');
    members += `${escaped(from.character)}-${escaped(to.character)}`;
    at += 1 + to.length;
  }
  if (members !== '') tests.push(oneOf(members, pattern, caseless));
  return {
    test: (character) => tests.some((test) => test(character)) !== negated,
    length: at + 1,
  };
}
