import { type CharacterTest, readClass, readMember, sameAs } from './character-tests.ts';
import { invalid, pcreOnly } from './regex-errors.ts';

/** A place between two characters. */
export type Place = 'start' | 'lineStart' | 'end' | 'lineEnd' | 'boundary' | 'noBoundary';

export type RegexNode =
  | { kind: 'character'; test: CharacterTest; literal?: string }
  | { kind: 'place'; place: Place }
  | { kind: 'sequence'; nodes: RegexNode[] }
  | { kind: 'choice'; nodes: RegexNode[] }
  | { kind: 'repeat'; node: RegexNode; min: number; max: number }
  | { kind: 'look'; branches: RegexNode[]; behind: boolean; negated: boolean };

/** Limits of PCRE, as MongoDB compiles it. */
const MAX_PATTERN = 32_764;
const MAX_REPEAT = 65_535;
const MAX_NESTING = 250;

const QUANTIFIER = /[*+?]|\{(\d+)(,?)(\d*)\}/y;
const GROUP = /^\((?:\?(?::|<?[=!]))?/;

/**
 * Reads a pattern as PCRE does. What is not here is refused (238), and so is what PCRE refuses (51091). Whether
 * a quantifier is greedy makes no difference to whether something matches.
 */
export function parsePattern(
  whole: string,
  options: string,
): { node: RegexNode; caseless: boolean } {
  if (whole.length > MAX_PATTERN) throw invalid(whole, 'too long a pattern');
  const inline = /^\(\?([ims]+)\)/.exec(whole);
  const flags = options + (inline?.[1] ?? '');
  const caseless = flags.includes('i');
  const pattern = whole.slice(inline?.[0].length ?? 0);
  let at = 0;

  const node = choice(0);
  if (at < pattern.length) throw invalid(whole, 'a ) without a (');
  return { node, caseless };

  function choice(depth: number): RegexNode {
    const nodes = branches(depth);
    return nodes.length === 1 ? (nodes[0] as RegexNode) : { kind: 'choice', nodes };
  }

  function branches(depth: number): RegexNode[] {
    if (depth > MAX_NESTING) throw invalid(whole, 'parentheses nested too deeply');
    const nodes = [sequence(depth)];
    while (pattern[at] === '|') {
      at++;
      nodes.push(sequence(depth));
    }
    return nodes;
  }

  function sequence(depth: number): RegexNode {
    const nodes: RegexNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      if (quantifier()) throw invalid(whole, 'a quantifier that follows nothing');
      nodes.push(quantified(atom(depth)));
    }
    return { kind: 'sequence', nodes };
  }

  function quantified(first: RegexNode): RegexNode {
    let repeated = first;
    for (let found = quantifier(); found; found = quantifier()) {
      if (first.kind === 'place') throw pcreOnly('a quantifier behind ^, $, \\b or \\B');
      at += found.length;
      if (pattern[at] === '+') throw pcreOnly('a possessive quantifier');
      if (pattern[at] === '?') at++;
      repeated = { kind: 'repeat', node: repeated, min: found.min, max: found.max };
    }
    return repeated;
  }

  function quantifier(): { min: number; max: number; length: number } | undefined {
    QUANTIFIER.lastIndex = at;
    const found = QUANTIFIER.exec(pattern);
    if (!found) return undefined;
    const [{ length }, from, comma, to] = found;
    const sign = pattern[at];
    if (from === undefined)
      return {
        min: sign === '+' ? 1 : 0,
        max: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
        length,
      };
    const min = Number(from);
    const last = to ? Number(to) : Number.POSITIVE_INFINITY;
    const max = comma ? last : min;
    if (min > MAX_REPEAT || (to && max > MAX_REPEAT)) throw invalid(whole, 'too large a number');
    if (min > max) throw invalid(whole, 'numbers of a quantifier out of order');
    return { min, max, length };
  }

  function atom(depth: number): RegexNode {
    const rest = pattern.slice(at);
    const [first] = rest;
    if (first === '(') return group(depth);
    if (first === '[') {
      const { test, length } = readClass(rest, caseless, whole);
      at += length;
      return { kind: 'character', test };
    }
    const place = placeOf(rest);
    if (place) {
      at += first === '\\' ? 2 : 1;
      return { kind: 'place', place };
    }
    if (first === '.') {
      at++;
      const isAny = flags.includes('s');
      return { kind: 'character', test: (character) => isAny || character !== '\n' };
    }
    const member = readMember(rest, whole);
    at += member.length;
    if ('test' in member) return { kind: 'character', test: member.test };
    const { character } = member;
    return { kind: 'character', test: sameAs(character, caseless, whole), literal: character };
  }

  function placeOf(rest: string): Place | undefined {
    const ofLines = flags.includes('m');
    if (rest[0] === '^') return ofLines ? 'lineStart' : 'start';
    if (rest[0] === '$') return ofLines ? 'lineEnd' : 'end';
    if (rest.startsWith('\\b')) return 'boundary';
    return rest.startsWith('\\B') ? 'noBoundary' : undefined;
  }

  function group(depth: number): RegexNode {
    const rest = pattern.slice(at, at + 5);
    const [open] = GROUP.exec(rest) as RegExpExecArray;
    if (rest.startsWith('(*') || (/^\(\?[>|(imsxnJURP&<#+\-\d]/.test(rest) && open === '('))
      throw pcreOnly(`a group that begins with ${rest.slice(0, 3)}`);
    if (open === '(' && rest.startsWith('(?')) throw invalid(whole, 'an unknown group');
    at += open.length;
    const nodes = branches(depth + 1);
    if (pattern[at] !== ')') throw invalid(whole, 'a ( without a )');
    at++;
    if (open === '(' || open === '(?:') return { kind: 'choice', nodes };
    return {
      kind: 'look',
      branches: nodes,
      behind: open.startsWith('(?<'),
      negated: open.endsWith('!'),
    };
  }
}

/** Returns how many characters a node takes, if that is always the same number. */
export function widthOf(node: RegexNode): number | undefined {
  switch (node.kind) {
    case 'character':
      return 1;
    case 'place':
    case 'look':
      return 0;
    case 'repeat': {
      const width = node.min === node.max ? widthOf(node.node) : undefined;
      return width === undefined ? undefined : width * node.min;
    }
    case 'choice': {
      const [first, ...others] = node.nodes.map(widthOf);
      return others.every((width) => width === first) ? first : undefined;
    }
    case 'sequence': {
      let sum = 0;
      for (const width of node.nodes.map(widthOf)) {
        if (width === undefined) return undefined;
        sum += width;
      }
      return sum;
    }
  }
}
