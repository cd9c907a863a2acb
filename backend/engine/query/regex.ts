import vm from 'node:vm';
import { badValue, CommandError, ErrorCode, notImplemented } from '../errors.ts';

const INVALID_REGEX = 51091;
const BAD_OPTION = 51108;
/** PCRE's limits, as MongoDB compiles it. */
const MAX_PATTERN = 32_764;
const MAX_REPETITIONS = 65_535;
const MAX_NESTING = 250;

/** How long an expression may be at work on texts in a command, beyond `FREE_MS` for each text. */
const MAX_WORK_MS = 2000;
const FREE_MS = 1;
/** In texts up to this length a pattern with a single choice takes microseconds. */
const SHORT = 1000;

const TOKEN =
  /\\(?:[pP]\{\w+\}|x[\dA-Fa-f]{2}|[\s\S]|$)|\[\^?(?:\]|\\[\s\S]|\[:\w+:\]|[^\]\\])(?:\\[\s\S]|\[:\w+:\]|[^\]\\])*\]|\((?:\*|\?<[=!]|\?[\s\S]?)?|(?:[*+?]|\{\d+(?:,\d*)?\})[+?]?|[\s\S]/gu;
const IN_CLASS = /\\(?:[pP]\{\w+\}|x[\dA-Fa-f]{2}|[\s\S])|\[:\w+:\]|[\s\S]/gu;
const END = '(?![\\s\\S])';
/** ASCII only, as in MongoDB; JS would add Unicode spaces. */
const SETS: Record<string, string> = { s: '\\t-\\r ', S: '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}' };
/** Unicode's general categories; scripts have other names in JS. */
const CATEGORY = /^[pP]\{[CLMNPSZ][a-z]?\}$/;
/** Where case does not matter, JS counts these two as letters of words and PCRE does not. */
const OTHER_WORD_LETTERS = /[\u017f\u212a]/;

const invalid = (pattern: string, why: string) =>
  new CommandError(INVALID_REGEX, `Regular expression is invalid: ${why} in /${pattern}/`);
const pcreOnly = (what: string) => notImplemented(`In a regular expression, ${what}`);

/**
 * Returns a test for texts that match what PCRE means by `pattern` (MongoDB uses PCRE): `.`, `^`, `$`, `\s` and
 * friends differ between PCRE and JS and are spelt out. What JS does not have, or has with another meaning, is
 * refused (238), and so are an invalid expression (51091) and an unknown option (51108). The test refuses an
 * expression that takes too long (238), or longer than until `deadline` (50), in milliseconds since 1970.
 */
export function compileRegex(
  pattern: string,
  options: string,
  deadline = Number.POSITIVE_INFINITY,
): (text: string) => boolean {
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
  const { source, choices, namesWords } = translate(pattern, inline?.[0].length ?? 0, all);
  const caseless = all.includes('i');
  const regex = toRegExp(source, caseless ? 'iu' : 'u', pattern);
  const test = bounded(regex, choices, deadline);
  if (!caseless || !namesWords) return test;
  return (text) => {
    if (OTHER_WORD_LETTERS.test(text)) throw pcreOnly('\\w and \\b beside \u017f or \u212a');
    return test(text);
  };
}

function toRegExp(source: string, flags: string, pattern: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw invalid(pattern, (error as Error).message);
  }
}

let current: () => boolean;
const context = vm.createContext({ run: () => current() });
const script = new vm.Script('run()');

/**
 * JS tries one way after the other, and only `vm` can stop it. That costs about 50 µs a text, so expressions
 * with hardly a choice do without.
 */
function bounded(regex: RegExp, choices: number, deadline: number): (text: string) => boolean {
  let leftMs = MAX_WORK_MS;
  return (text) => {
    if (choices === 0 || (choices === 1 && text.length <= SHORT)) return regex.test(text);
    const began = performance.now();
    const untilDeadline = deadline - Date.now();
    const timeout = Math.max(1, Math.ceil(Math.min(leftMs, untilDeadline)));
    current = () => regex.test(text);
    try {
      return script.runInContext(context, { timeout });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      // Not by the clock, which may be a moment behind the timer.
      if (untilDeadline <= leftMs)
        throw new CommandError(ErrorCode.MaxTimeMSExpired, 'operation exceeded time limit');
      throw pcreOnly('so many ways to match a text');
    } finally {
      leftMs -= Math.max(0, performance.now() - began - FREE_MS);
    }
  };
}

type Translated = {
  source: string;
  /** The quantifiers and alternatives, each of which JS may have to try anew. */
  choices: number;
  namesWords: boolean;
};

/** Returns the pattern, from `start`, in JS's terms. */
function translate(pattern: string, start: number, options: string): Translated {
  /** The groups that are open, by how they begin. */
  const open: string[] = [];
  let [before, closed, choices] = ['', '', 0];
  const source = pattern.slice(start).replace(TOKEN, (token) => {
    const isQuantifier = /^(?:[*+?]|\{\d)/.test(token);
    if (isQuantifier) {
      if (/^[*+?{].*\+$/.test(token)) throw pcreOnly('a possessive quantifier');
      if (/^(?:[*+?{^$]|\\[bB])/.test(before)) throw pcreOnly(`${token} behind ${before}`);
      if (before === ')' && LOOK.test(closed)) throw pcreOnly(`${token} behind ${closed}`);
      const isFixed = /^\{\d+\}/.test(token);
      if (!isFixed && open.some(isLookBehind)) throw pcreOnly(`${token} in a look behind`);
      if ((token.match(/\d+/g) ?? []).some((count) => Number(count) > MAX_REPETITIONS))
        throw invalid(pattern, 'too large a number');
    }
    if (token === '|' && open.slice(0, -1).some(isLookBehind))
      throw pcreOnly('alternatives in a group of a look behind');
    if (isQuantifier || token === '|') choices++;
    if (token.startsWith('(') && open.push(token) > MAX_NESTING)
      throw invalid(pattern, 'too deep a nesting');
    if (token === ')') closed = open.pop() ?? '';
    before = token;
    return translated(token, pattern, options);
  });
  return { source, choices, namesWords: /\\[wWb]/.test(pattern) };
}

const LOOK = /^\(\?<?[=!]/;
const isLookBehind = (group: string) => group.startsWith('(?<');

function translated(token: string, pattern: string, options: string): string {
  if (token.startsWith('\\')) return escaped(token.slice(1), pattern);
  if (token.startsWith('[') && token.length > 1) return characterClass(token, pattern);
  if (token.startsWith('(')) return group(token, pattern);
  switch (token) {
    case '.':
      return options.includes('s') ? '[\\s\\S]' : '[^\\n]';
    case '^':
      return options.includes('m') ? `(?:^|(?<=\\n)(?!${END}))` : '^';
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
  if (what === 'b') return '\\b';
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
