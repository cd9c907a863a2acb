import { badValue, CommandError, notImplemented } from '../errors.ts';

const INVALID_REGEX = 51091;
const BAD_OPTION = 51108;
/** PCRE's limit, as MongoDB compiles it. */
const MAX_PATTERN = 32_764;

const TOKEN =
  /\\(?:[pP]\{\w+\}|x[\dA-Fa-f]{2}|[\s\S]|$)|\[\^?(?:\]|\\[\s\S]|\[:\w+:\]|[^\]\\])(?:\\[\s\S]|\[:\w+:\]|[^\]\\])*\]|\((?:\*|\?<[=!]|\?[\s\S]?)?|(?:[*+?]|\{\d+(?:,\d*)?\})\+?|[\s\S]/gu;
const IN_CLASS = /\\(?:[pP]\{\w+\}|x[\dA-Fa-f]{2}|[\s\S])|\[:\w+:\]|[\s\S]/gu;
const END = '(?![\\s\\S])';
/** ASCII only, as in MongoDB; JS would add Unicode spaces. */
const SETS: Record<string, string> = { s: '\\t-\\r ', S: '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}' };
/** Unicode's general categories; scripts have other names in JS. */
const CATEGORY = /^[pP]\{[CLMNPSZ][a-z]?\}$/;

const invalid = (pattern: string, why: string) =>
  new CommandError(INVALID_REGEX, `Regular expression is invalid: ${why} in /${pattern}/`);
const pcreOnly = (what: string) => notImplemented(`In a regular expression, ${what}`);

/**
 * Returns a JS RegExp that means what PCRE means by `pattern` (MongoDB uses PCRE): `.`, `^`, `$`, `\s` and
 * friends differ between the two and are spelt out. What JS does not have, or has with another meaning, is
 * refused (238), and so are an invalid expression (51091) and an unknown option (51108).
 */
export function compileRegex(pattern: string, options: string): RegExp {
  if (pattern.length > MAX_PATTERN) throw invalid(pattern.slice(0, 50), 'too long a pattern');
  if (pattern.includes('\0'))
    throw badValue('Regular expression cannot contain an embedded null byte');
  for (const option of options) {
    if (option === 'x') throw notImplemented('The regular expression option x');
    if (!'imsu'.includes(option))
      throw new CommandError(BAD_OPTION, `invalid flag in regex options: ${option}`);
  }
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const all = options + (inline?.[1] ?? '');
  const source = pattern
    .slice(inline?.[0].length ?? 0)
    .replace(TOKEN, (token) => translated(token, pattern, all));
  try {
    return new RegExp(source, all.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw invalid(pattern, (error as Error).message);
  }
}

function translated(token: string, pattern: string, options: string): string {
  if (token.startsWith('\\')) return escaped(token.slice(1), pattern);
  if (token.startsWith('[') && token.length > 1) return characterClass(token, pattern);
  if (token.startsWith('(')) return group(token, pattern);
  if (/^[*+?{].*\+$/.test(token)) throw pcreOnly('a possessive quantifier');
  switch (token) {
    case '.':
      return options.includes('s') ? '[\\s\\S]' : '[^\\n]';
    case '^':
      return options.includes('m') ? '(?<![^\\n])' : '^';
    case '$':
      return options.includes('m') ? `(?=\\n|${END})` : `(?=\\n?${END})`;
    case '[':
      throw invalid(pattern, 'a character class without an end');
    case '{':
    case '}':
    case ']':
    case '/':
      return `\\${token}`;
    default:
      return token;
  }
}

function group(token: string, pattern: string): string {
  if (token === '(' || /^\(\?(?:[:=!]|<[=!])$/.test(token)) return token;
  if (token === '(*' || /^\(\?[>|(imsxnJURP&<#+\-\d]$/.test(token))
    throw pcreOnly(`a group that begins with ${token}`);
  throw invalid(pattern, 'an unknown group');
}

function escaped(what: string, pattern: string): string {
  if (what === 'b' || what === 'B') return `\\${what}`;
  if (what in SETS) return `[${SETS[what]}]`;
  return escapedCharacter(what, pattern);
}

/** What stands for one character, in and outside a character class. */
function escapedCharacter(what: string, pattern: string): string {
  if (what === '') throw invalid(pattern, 'a \\ at the end');
  if (/^([dDwWnrtf]|x..)$/.test(what) || CATEGORY.test(what)) return `\\${what}`;
  if (/^[FIJLMOTUYijlmquy]$/.test(what)) throw invalid(pattern, `\\${what}`);
  if (/^[A-Za-z0-9]/.test(what)) throw pcreOnly(`\\${what}`);
  if (what === '-') return '\\x2d';
  return /[\\^$.*+?()[\]{}|/]/.test(what) ? `\\${what}` : what;
}

function characterClass(token: string, pattern: string): string {
  const open = token.startsWith('[^') ? '[^' : '[';
  const members = token.slice(open.length, -1).replace(IN_CLASS, (member) => {
    if (member.startsWith('[:')) throw pcreOnly(member);
    if (!member.startsWith('\\')) return '[](){}/|'.includes(member) ? `\\${member}` : member;
    const what = member.slice(1);
    return SETS[what] ?? escapedCharacter(what, pattern);
  });
  return `${open}${members}]`;
}
