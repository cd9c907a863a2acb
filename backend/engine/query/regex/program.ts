import { notImplemented } from '../../errors.ts';
import type { CharacterTest } from './character-tests.ts';
import { type Place, type RegexNode, widthOf } from './parse-pattern.ts';
import { invalid } from './regex-errors.ts';

/** A look ahead or behind: one program for each branch; of a fixed width where it looks behind. */
export interface Look {
  branches: { program: Program; width: number }[];
  behind: boolean;
  negated: boolean;
}

/** One step of a program; `next` and `other` are numbers of instructions. */
export type Instruction =
  | { kind: 'character'; test: CharacterTest; next: number }
  | { kind: 'place'; place: Place; next: number }
  | { kind: 'look'; look: Look; next: number }
  | { kind: 'split'; next: number; other: number }
  | { kind: 'match' };

/** A regular expression as a machine without memory of where it was. */
export interface Program {
  instructions: Instruction[];
  start: number;
  /** Whether it can only match where the search begins. */
  anchored: boolean;
}

/** Repetitions are written out. Far more than anybody types, and still quick to run. */
const MAX_INSTRUCTIONS = 20_000;
/** A limit of PCRE. */
const MAX_BEHIND = 65_535;

/** Returns the program of a pattern; `pattern` is for messages. */
export function compileProgram(root: RegexNode, pattern: string): Program {
  let steps = 0;

  return programOf(root, beginsAtStart(root));

  function programOf(node: RegexNode, anchored: boolean): Program {
    const instructions: Instruction[] = [{ kind: 'match' }];
    return { instructions, start: build(node, 0, instructions), anchored };
  }

  /** Adds what matches `node` and goes on at `next`; returns where it begins. */
  function build(node: RegexNode, next: number, to: Instruction[]): number {
    if (++steps > MAX_INSTRUCTIONS) throw notImplemented('So long a regular expression');
    const add = (instruction: Instruction): number => to.push(instruction) - 1;
    switch (node.kind) {
      case 'character':
        return add({ kind: 'character', test: node.test, next });
      case 'place':
        return add({ kind: 'place', place: node.place, next });
      case 'sequence':
        return node.nodes.reduceRight((after, part) => build(part, after, to), next);
      case 'choice':
        return node.nodes
          .map((part) => build(part, next, to))
          .reduceRight((other, first) => add({ kind: 'split', next: first, other }));
      case 'repeat':
        return buildRepeat(node, next, to);
      case 'look':
        return add({ kind: 'look', look: lookOf(node), next });
    }
  }

  function buildRepeat(
    { node, min, max }: Extract<RegexNode, { kind: 'repeat' }>,
    next: number,
    to: Instruction[],
  ): number {
    let from = next;
    if (max === Number.POSITIVE_INFINITY) {
      const loop: Instruction = { kind: 'split', next: 0, other: next };
      from = to.push(loop) - 1;
      loop.next = build(node, from, to);
    } else
      for (let i = min; i < max; i++)
        from = to.push({ kind: 'split', next: build(node, from, to), other: next }) - 1;
    for (let i = 0; i < min; i++) from = build(node, from, to);
    return from;
  }

  function lookOf({ branches, behind, negated }: Extract<RegexNode, { kind: 'look' }>): Look {
    return {
      behind,
      negated,
      branches: branches.map((branch) => {
        const width = behind ? widthOf(branch) : 0;
        if (width === undefined || width > MAX_BEHIND)
          throw invalid(pattern, 'a look behind of no fixed length');
        return { program: programOf(branch, true), width };
      }),
    };
  }
}

function beginsAtStart(node: RegexNode): boolean {
  if (node.kind === 'place') return node.place === 'start';
  if (node.kind === 'choice') return node.nodes.every(beginsAtStart);
  if (node.kind !== 'sequence') return false;
  const [first] = node.nodes;
  return first !== undefined && beginsAtStart(first);
}
