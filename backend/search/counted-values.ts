/**
 * Texts numbered from 0, for use in typed arrays. Each is counted; the number of a text that is not used any
 * more goes to another one, so that a server which runs for months does not grow.
 */
export class CountedValues {
  readonly #numbers = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #uses: number[] = [];
  readonly #free: number[] = [];

  /** One more than the highest number so far. */
  get end(): number {
    return this.#values.length;
  }

  /** Yields the texts in use with their numbers. */
  entries(): Iterable<readonly [value: string, number: number]> {
    return this.#numbers;
  }

  numberOf(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  valueOf(number: number): string {
    return this.#values[number] as string;
  }

  /** Returns how often a text is used. */
  usesOf(number: number): number {
    return this.#uses[number] ?? 0;
  }

  /** Uses a text once more, and returns its number. */
  use(value: string): number {
    const number = this.#numbers.get(value) ?? this.#free.pop() ?? this.#values.length;
    this.#numbers.set(value, number);
    this.#values[number] = value;
    this.#uses[number] = this.usesOf(number) + 1;
    return number;
  }

  /** Uses a text once less; after its last use, its number is free. */
  release(number: number): void {
    const uses = this.usesOf(number) - 1;
    this.#uses[number] = uses;
    if (uses > 0) return;
    this.#numbers.delete(this.valueOf(number));
    this.#free.push(number);
  }
}
