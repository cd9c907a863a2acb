/** Where a list is; a new one has the length 0. */
export type PlaceList = { start: number; length: number };

/**
 * Many lists of numbers in one array. Most words have one place or two, for which arrays of their own take ten
 * times the memory and the time of the garbage collection. A list has room for the next power of two; when that
 * is full, it moves, and leaves its room to others.
 */
export class PlaceLists {
  #numbers = new Int32Array(1024);
  #end = 0;
  /** By the size of the room, as a power of two: where others have moved out. */
  readonly #left: number[][] = [];

  /** Adds a number at the end. */
  add(list: PlaceList, place: number): void {
    const { length } = list;
    if (length === 0) list.start = this.#take(0);
    else if (isPowerOfTwo(length)) this.#move(list, exponentOf(length) + 1);
    this.#numbers[list.start + length] = place;
    list.length = length + 1;
  }

  /** Removes a number, of which there is at most one; the order of the others may change. */
  remove(list: PlaceList, place: number): void {
    const all = this.of(list);
    const at = all.lastIndexOf(place);
    if (at < 0) return;
    all[at] = all[all.length - 1] as number;
    list.length -= 1;
    if (list.length === 0) this.#leave(list.start, 0);
    else if (isPowerOfTwo(list.length)) this.#move(list, exponentOf(list.length));
  }

  /** Returns the numbers of a list, until something is added. */
  of({ start, length }: PlaceList): Int32Array {
    return this.#numbers.subarray(start, start + length);
  }

  /** Moves a list, whose room is used up or half empty, to a room of another size. */
  #move(list: PlaceList, exponent: number): void {
    const { start, length } = list;
    const before = exponentOf(length) === exponent ? exponent + 1 : exponent - 1;
    list.start = this.#take(exponent);
    this.#numbers.copyWithin(list.start, start, start + length);
    this.#leave(start, before);
  }

  #take(exponent: number): number {
    const left = this.#left[exponent]?.pop();
    if (left !== undefined) return left;
    const start = this.#end;
    this.#end += 2 ** exponent;
    if (this.#end > this.#numbers.length) {
      const grown = new Int32Array(Math.ceil(this.#end * 1.25));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    return start;
  }

  #leave(start: number, exponent: number): void {
    this.#left[exponent] ??= [];
    this.#left[exponent].push(start);
  }
}

const isPowerOfTwo = (length: number) => (length & (length - 1)) === 0;
/** Returns the exponent of the least power of two that is not below a length. */
const exponentOf = (length: number) => 32 - Math.clz32(length - 1);
