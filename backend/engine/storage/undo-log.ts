/** Above so many, what is known of single documents takes too much memory. */
const MANY = 1000;

/**
 * How to take back in memory what the running write transaction has changed there. Memory mirrors the file, and
 * where the file is rolled back, it has to follow.
 */
export class UndoLog {
  readonly #steps: (() => void)[] = [];
  /** What has to forget everything, because too much of it has changed. */
  readonly #forgetful = new Set<{ forget: () => void }>();

  get isLong(): boolean {
    return this.#steps.length >= MANY;
  }

  get length(): number {
    return this.#steps.length;
  }

  /** To be called before something in memory changes, with what restores it. */
  note(step: () => void): void {
    this.#steps.push(step);
  }

  /** As note, where `memory` can be read again from the file. */
  noteForgetful(memory: { forget: () => void }): void {
    this.#forgetful.add(memory);
  }

  /** Takes back what has changed since the log was `length` steps long. */
  rollBack(length = 0): void {
    for (const memory of this.#forgetful) memory.forget();
    for (const step of this.#steps.splice(length).reverse()) step();
    if (length === 0) this.clear();
  }

  /** After the commit. */
  clear(): void {
    this.#steps.length = 0;
    this.#forgetful.clear();
  }
}
