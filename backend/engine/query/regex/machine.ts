import { AT_START, END, FINAL_NEWLINE, holdsAt, kindBefore, kindOf, NEWLINE } from './places.ts';
import type { Instruction, Look, Program } from './program.ts';

const ASCII = 128;

/** So many states of one program are kept, with 0.6 KB each; more than that are made anew. */
const MAX_STATES = 1000;

/** Where a program may be between two characters, before it is known what comes next. */
interface State {
  at: readonly number[];
  before: number;
  /** What is reached by a character, as far as it has been met: by ASCII, and by all others. */
  ascii: Int32Array;
  others: Map<number, number>;
}
/** In place of the number of a state. */
const [UNKNOWN, MATCHED, DEAD] = [-1, -2, -3];

/**
 * Runs a program over texts: all its ways at once, character by character, so that the time depends on the
 * length of the text and of the program, and not on the number of ways. What has been met once is looked up.
 */
export class Machine {
  readonly #instructions: readonly Instruction[];
  readonly #program: Program;
  readonly #spend: (work: number) => void;
  readonly #looks = new Map<Look, Machine[]>();
  #starts: (number | undefined)[] = [];
  #states: State[] = [];
  #numbers = new Map<string, number>();
  /** In which round an instruction was last visited. */
  readonly #visited: Uint32Array;
  #round = 0;

  /** `spend` is told of the work that is done; it throws where that is too much. */
  constructor(program: Program, spend: (work: number) => void) {
    this.#program = program;
    this.#instructions = program.instructions;
    this.#visited = new Uint32Array(program.instructions.length);
    this.#spend = spend;
  }

  /** Returns whether the text matches anywhere; of an anchored program, whether it does from the start. */
  test(text: string): boolean {
    return this.#run(text, 0, AT_START) !== undefined;
  }

  /** Returns where the first match that is found ends. */
  #run(text: string, from: number, before: number): number | undefined {
    this.#starts[before] ??= this.#stateOf([this.#program.start], before);
    let state = this.#states[this.#starts[before]] as State;
    const last = text.length - 1;
    for (let at = from; ; at++) {
      let symbol = at > last ? END : text.charCodeAt(at);
      let next: number;
      if (symbol >= 0 && symbol < ASCII && !(symbol === NEWLINE && at === last))
        next = state.ascii[symbol] as number;
      else {
        if (symbol === NEWLINE) symbol = FINAL_NEWLINE;
        else if (symbol >= ASCII) symbol = text.codePointAt(at) as number;
        next = state.others.get(symbol) ?? UNKNOWN;
      }
      if (next === UNKNOWN) next = this.#advance(state, symbol, text, at);
      if (next === MATCHED) return at;
      if (next === DEAD) return undefined;
      state = this.#states[next] as State;
      if (symbol > 0xffff) at++;
    }
  }

  #advance(state: State, symbol: number, text: string, at: number): number {
    const { reached, isMatch, depends } = this.#reach(state, symbol, text, at);
    const next = isMatch ? MATCHED : this.#step(reached, symbol);
    // What lies around decides: another time it may be different.
    if (depends) return next;
    if (symbol >= 0 && symbol < ASCII) state.ascii[symbol] = next;
    else state.others.set(symbol, next);
    return next;
  }

  /** Follows all ways up to the next character. */
  #reach(state: State, symbol: number, text: string, at: number) {
    const round = ++this.#round;
    const reached: number[] = [];
    const waiting = [...state.at];
    let depends = false;
    let isMatch = false;
    let work = 0;
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      if (this.#visited[number] === round) continue;
      this.#visited[number] = round;
      work++;
      const instruction = this.#instructions[number] as Instruction;
      if (instruction.kind === 'match') isMatch = true;
      else if (instruction.kind === 'character') reached.push(number);
      else if (instruction.kind === 'split') waiting.push(instruction.next, instruction.other);
      else if (instruction.kind === 'place') {
        if (holdsAt(instruction.place, state.before, symbol)) waiting.push(instruction.next);
      } else {
        depends = true;
        if (this.#holds(instruction.look, text, at, state.before)) waiting.push(instruction.next);
      }
    }
    this.#spend(work);
    return { reached, isMatch, depends };
  }

  #step(reached: number[], symbol: number): number {
    if (symbol === END) return DEAD;
    const character = symbol === FINAL_NEWLINE ? '\n' : String.fromCodePoint(symbol);
    const at = new Set<number>();
    for (const number of reached) {
      const instruction = this.#instructions[number] as Instruction;
      if (instruction.kind === 'character' && instruction.test(character)) at.add(instruction.next);
    }
    this.#spend(reached.length);
    if (!this.#program.anchored) at.add(this.#program.start);
    if (at.size === 0) return DEAD;
    return this.#stateOf(
      [...at].sort((a, b) => a - b),
      kindOf(symbol),
    );
  }

  #stateOf(at: number[], before: number): number {
    const key = `${before} ${at.join()}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= MAX_STATES) {
      this.#states = [];
      this.#starts = [];
      this.#numbers = new Map();
    }
    const ascii = new Int32Array(ASCII).fill(UNKNOWN);
    const number = this.#states.push({ at, before, ascii, others: new Map() }) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  #holds(look: Look, text: string, at: number, before: number): boolean {
    let machines = this.#looks.get(look);
    machines ??= look.branches.map(({ program }) => new Machine(program, this.#spend));
    this.#looks.set(look, machines);
    const found = machines.some((machine, i) => {
      if (!look.behind) return this.#isAhead(machine, text, at, before);
      const from = stepBack(text, at, (look.branches[i] as { width: number }).width);
      return from !== undefined && machine.#run(text, from, kindBefore(text, from)) !== undefined;
    });
    return found !== look.negated;
  }

  #isAhead(machine: Machine, text: string, at: number, before: number): boolean {
    const end = machine.#run(text, at, before);
    this.#spend((end ?? text.length) - at);
    return end !== undefined;
  }
}

/** Returns where the so many characters before a place begin. */
function stepBack(text: string, at: number, characters: number): number | undefined {
  let from = at;
  for (let i = 0; i < characters; i++) {
    from -= isLowSurrogate(text.charCodeAt(from - 1)) ? 2 : 1;
    if (from < 0) return undefined;
  }
  return from;
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
