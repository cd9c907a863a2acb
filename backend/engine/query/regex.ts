import { badValue, CommandError, notImplemented } from '../errors.ts';

const INVALID_REGEX = 51091;
const BAD_OPTION = 51108;
/** PCRE's limit, as MongoDB compiles it. */
const MAX_PATTERN = 32_764;

const POSIX: Record<string, string> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\t-\\r ',
  blank: '\\t ',
  punct: '!-\\/:-@\\[-`\\{-~',
  xdigit: '0-9A-Fa-f',
  word: 'A-Za-z0-9_',
  cntrl: '\\0-\\x1f\\x7f',
  print: ' -~',
  graph: '!-~',
};
// In MongoDB these classes are ASCII; JS would add Unicode spaces to \s.
const SPACE = '\\t-\\r ';
const NOT_SPACE = '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}';
const VERTICAL = '\\n-\\r\\x85\\u2028\\u2029';
const END = '(?![\\s\\S])';

const refuse = (pattern: string, why: string) =>
  new CommandError(
    INVALID_REGEX,
    `Regular expression is invalid or not supported: ${why} in /${pattern}/`,
  );

const pcreOnly = (what: string) => notImplemented(`In a regular expression, ${what}`);
/** Atomic, conditional and recursive groups, and options for a part of the expression. */
const PCRE_GROUP = /^\?(>|\||\(|[imsxnJU-]+[:)]|R|[+-]?\d|&|P>)/;
/** Unicode's general categories; scripts have other names in JS. */
const CATEGORY = /^[CLMNPSZ][a-z]?$/;

/**
 * A JS RegExp that means what PCRE means by `pattern` (MongoDB uses PCRE): `.`, `^`, `$`, `\s` and
 * friends differ between the two and are spelt out. Syntax only PCRE has is refused (238), and so
 * are an invalid expression (51091) and an unknown option (51108).
 */
export function compileRegex(pattern: string, options: string): RegExp {
  if (pattern.length > MAX_PATTERN) throw refuse(pattern.slice(0, 50), 'too long a pattern');
  if (pattern.includes('\0'))
    throw badValue('Regular expression cannot contain an embedded null byte');
  for (const option of options) {
    if (option === 'x') throw notImplemented('The regular expression option x');
    if (!'imsu'.includes(option))
      throw new CommandError(BAD_OPTION, `invalid flag in regex options: ${option}`);
  }
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const all = options + (inline?.[1] ?? '');
  const source = new Translation(pattern, inline?.[0].length ?? 0, all).run();
  try {
    return new RegExp(source, all.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw refuse(pattern, (error as Error).message);
  }
}

class Translation {
  readonly #pattern: string;
  readonly #multiline: boolean;
  readonly #dotAll: boolean;
  #at: number;
  #out = '';

  constructor(pattern: string, start: number, options: string) {
    this.#pattern = pattern;
    this.#at = start;
    this.#multiline = options.includes('m');
    this.#dotAll = options.includes('s');
  }

  run(): string {
    while (this.#at < this.#pattern.length) this.#out += this.#next();
    return this.#out;
  }

  #rest = () => this.#pattern.slice(this.#at);

  #take(expression: RegExp): RegExpExecArray | undefined {
    const found = expression.exec(this.#rest());
    if (!found) return undefined;
    this.#at += found[0].length;
    return found;
  }

  #next(): string {
    const char = this.#pattern[this.#at++] as string;
    switch (char) {
      case '\\':
        return this.#escape();
      case '.':
        return this.#dotAll ? '[\\s\\S]' : '[^\\n]';
      case '^':
        return this.#multiline ? '(?<![^\\n])' : '^';
      case '$':
        return this.#multiline ? `(?=\\n|${END})` : `(?=\\n?${END})`;
      case '[':
        return this.#characterClass();
      case '(':
        return this.#group();
      case '{':
        return this.#braces();
      case '}':
      case ']':
        return `\\${char}`;
      case '*':
      case '+':
      case '?':
        if (this.#take(/^\+/)) throw pcreOnly('a possessive quantifier');
        return char;
      default:
        return char === '/' ? '\\/' : char;
    }
  }

  #braces(): string {
    const quantifier = this.#take(/^\d+(,\d*)?\}/);
    if (!quantifier) return '\\{';
    if (this.#take(/^\+/)) throw pcreOnly('a possessive quantifier');
    return `{${quantifier[0]}`;
  }

  #group(): string {
    if (this.#take(/^\?#[^)]*\)/)) return '';
    if (this.#rest().startsWith('*')) throw pcreOnly('a verb (*...)');
    const open = this.#take(/^\?(:|=|!|<=|<!|P?<[A-Za-z_]\w*>)/);
    if (open) return `(?${(open[1] as string).replace(/^P/, '')}`;
    const back = this.#take(/^\?P=(\w+)\)/);
    if (back) return `\\k<${back[1]}>`;
    if (PCRE_GROUP.test(this.#rest())) throw pcreOnly('such a group');
    if (this.#rest().startsWith('?')) throw refuse(this.#pattern, 'an unknown group');
    return '(';
  }

  #escape(): string {
    if (this.#take(/^Q/)) {
      const quoted = this.#take(/^([\s\S]*?)(\\E|$)/);
      return (quoted?.[1] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    }
    if (this.#take(/^E/)) return '';
    if (this.#take(/^A/)) return '(?<![\\s\\S])';
    if (this.#take(/^z/)) return END;
    if (this.#take(/^Z/)) return `(?=\\n?${END})`;
    if (this.#take(/^b/)) return '\\b';
    if (this.#take(/^B/)) return '\\B';
    const reference = this.#take(/^([1-9]\d?|k<\w+>)/);
    if (reference) return `\\${reference[0]}`;
    const set = this.#escapedSet();
    if (set !== undefined) return `[${set}]`;
    return this.#escapedCharacter();
  }

  /** \d, \s and the like, as the inside of a character class. */
  #escapedSet(): string | undefined {
    if (this.#take(/^s/)) return SPACE;
    if (this.#take(/^S/)) return NOT_SPACE;
    if (this.#take(/^h/)) return '\\t ';
    if (this.#take(/^v/)) return VERTICAL;
    const property = this.#take(/^[pP]\{(\w+)\}/);
    if (property && !CATEGORY.test(property[1] as string)) throw pcreOnly(`\\${property[0]}`);
    const same = property ?? this.#take(/^[dDwW]/);
    return same && `\\${same[0]}`;
  }

  #escapedCharacter(): string {
    const hex = this.#take(/^x(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{2}))/);
    if (hex) return `\\u{${hex[1] ?? hex[2]}}`;
    if (this.#take(/^e/)) return '\\x1b';
    if (this.#take(/^a/)) return '\\x07';
    const same = this.#take(/^([nrtf]|c[A-Za-z])/);
    if (same) return `\\${same[0]}`;
    const octal = this.#take(/^0[0-7]{0,2}/);
    if (octal) return `\\u{${Number.parseInt(octal[0], 8).toString(16)}}`;
    const char = this.#take(/^[\s\S]/u)?.[0];
    if (char === undefined) throw refuse(this.#pattern, 'a \\ at the end');
    if ('KGRXNHVC'.includes(char)) throw pcreOnly(`\\${char}`);
    if (/[A-Za-z0-9]/.test(char)) throw refuse(this.#pattern, `\\${char}`);
    return /[\\^$.*+?()[\]{}|/-]/.test(char) ? escapeInUnicodeMode(char) : char;
  }

  #characterClass(): string {
    let out = this.#take(/^\^/) ? '[^' : '[';
    if (this.#take(/^\]/)) out += '\\]';
    for (;;) {
      const posix = this.#take(/^\[:(\w+):\]/);
      if (posix) {
        const set = POSIX[posix[1] as string];
        if (set === undefined) throw refuse(this.#pattern, posix[0]);
        out += set;
        continue;
      }
      const char = this.#take(/^[\s\S]/u)?.[0];
      if (char === undefined) throw refuse(this.#pattern, 'a character class without an end');
      if (char === ']') return `${out}]`;
      if (char !== '\\') out += '[(){}/|'.includes(char) ? `\\${char}` : char;
      else if (this.#take(/^b/)) out += '\\x08';
      else out += this.#escapedSet() ?? this.#escapedCharacter();
    }
  }
}

const escapeInUnicodeMode = (char: string): string => (char === '-' ? '\\x2d' : `\\${char}`);
