import { KEY_BYTES, ROW_BYTES, type SalesRow } from './sales-rows.ts';

/** A row of a table, and where its key was first seen: the number of the list that was added, and the row in it. */
export type TableRow = SalesRow & { list: number; row: number };

/**
 * Adds up the sales of each book or author. A year has a million rows; in arrays of numbers, without an object
 * and a text for each, they take a twentieth of the time.
 */
export class SalesTable {
  #size = 0;
  #lists = 0;
  #columns = columnsFor(ROOM_MIN);

  /** Adds a list of rows as `writeRows` writes it. */
  add(rows: Uint8Array): void {
    // The first list is a period with nearly all keys: growing with it would take as long as adding it.
    if (this.#size === 0) this.#columns = columnsFor(roomFor(rows.length / ROW_BYTES));
    const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
    const list = this.#lists++;
    for (let row = 0, from = 0; from < rows.length; row += 1, from += ROW_BYTES) {
      const known = this.#size;
      const at = this.#place(
        view.getUint32(from),
        view.getUint32(from + 4),
        view.getUint32(from + 8),
      );
      const { copies, cents, firstLists, firstRows } = this.#columns;
      copies[at] = (copies[at] ?? 0) + view.getUint32(from + KEY_BYTES);
      cents[at] = (cents[at] ?? 0) + view.getFloat64(from + KEY_BYTES + 4);
      if (at === known) {
        firstLists[at] = list;
        firstRows[at] = row;
      }
    }
  }

  /** Returns a table with the same rows, to which others can be added. */
  copy(): SalesTable {
    const copy = new SalesTable();
    copy.#size = this.#size;
    copy.#lists = this.#lists;
    copy.#columns = structuredClone(this.#columns);
    return copy;
  }

  /** Returns all rows, in no promised order. */
  all(): TableRow[] {
    return Array.from({ length: this.#size }, (_, at) => this.#row(at));
  }

  /**
   * Returns the rows with the highest sales, then the most copies, in this order; more than `limit` of them
   * where others equal the last one.
   */
  best(limit: number): TableRow[] {
    const { copies, cents } = this.#columns;
    const compare = (a: number, b: number) =>
      (cents[b] ?? 0) - (cents[a] ?? 0) || (copies[b] ?? 0) - (copies[a] ?? 0);
    // To sort all books of a large catalogue takes longer than to add them up.
    const best: number[] = [];
    for (let at = 0; at < this.#size; at += 1) {
      const before = best[limit - 1];
      if (before !== undefined && compare(before, at) < 0) continue;
      best.splice(best.findLastIndex((other) => compare(other, at) <= 0) + 1, 0, at);
      const last = best[limit - 1];
      while (last !== undefined && compare(last, best.at(-1) ?? last) < 0) best.pop();
    }
    return best.map((at) => this.#row(at));
  }

  #row(at: number): TableRow {
    const { keys, copies, cents, firstLists, firstRows } = this.#columns;
    const parts = [...keys.subarray(3 * at, 3 * at + 3)];
    return {
      key: parts.map((part) => part.toString(16).padStart(8, '0')).join(''),
      copies: copies[at] ?? 0,
      cents: cents[at] ?? 0,
      list: firstLists[at] ?? 0,
      row: firstRows[at] ?? 0,
    };
  }

  /** Returns where the numbers of a key are, which gets a place if it is new. */
  #place(a: number, b: number, c: number): number {
    const { slots, keys } = this.#columns;
    for (let slot = slotOf(a, b, c); ; slot += 1) {
      const at = slots[slot & (slots.length - 1)] ?? EMPTY;
      if (at === EMPTY) {
        if (this.#size === this.#columns.copies.length) {
          this.#grow();
          return this.#place(a, b, c);
        }
        slots[slot & (slots.length - 1)] = this.#size;
        keys[3 * this.#size] = a;
        keys[3 * this.#size + 1] = b;
        keys[3 * this.#size + 2] = c;
        return this.#size++;
      }
      if (keys[3 * at] === a && keys[3 * at + 1] === b && keys[3 * at + 2] === c) return at;
    }
  }

  /** Makes room for twice as many rows. */
  #grow(): void {
    const before = this.#columns;
    this.#columns = columnsFor(2 * before.copies.length);
    const { copies, cents, firstLists, firstRows } = this.#columns;
    copies.set(before.copies);
    cents.set(before.cents);
    firstLists.set(before.firstLists);
    firstRows.set(before.firstRows);
    const count = this.#size;
    this.#size = 0;
    for (let at = 0; at < count; at += 1) {
      this.#place(
        before.keys[3 * at] ?? 0,
        before.keys[3 * at + 1] ?? 0,
        before.keys[3 * at + 2] ?? 0,
      );
    }
  }
}

const EMPTY = -1;
const ROOM_MIN = 1024;

const roomFor = (rows: number) => Math.max(ROOM_MIN, 2 ** Math.ceil(Math.log2(rows + 1)));

const columnsFor = (length: number) => ({
  /** Where the numbers of a key are; found at the slot that follows from the key, or at one of the next. */
  slots: new Int32Array(2 * length).fill(EMPTY),
  /** Three for each key. */
  keys: new Uint32Array(3 * length),
  copies: new Float64Array(length),
  cents: new Float64Array(length),
  firstLists: new Uint32Array(length),
  firstRows: new Uint32Array(length),
});

function slotOf(a: number, b: number, c: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
