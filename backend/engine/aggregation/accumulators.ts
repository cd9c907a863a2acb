import { compareValues } from '../bson/compare.ts';
import { refuseDecimal, toNumber } from '../bson/numbers.ts';
import { isInt32, isNumeric, type Maybe, toDouble, type Value } from '../bson/values.ts';

/** Takes the values of one group one by one and has a result at the end. */
export interface Accumulator {
  add(value: Maybe): void;
  result(): Value;
}

/** Sums numbers of all types but Decimal128: whole ones exactly, however many. */
class Total {
  #ints = 0;
  #longs = 0n;
  #hasLong = false;
  #doubles = 0;
  #correction = 0;
  #hasDouble = false;

  add(value: Value): void {
    if (typeof value === 'number' && isInt32(value)) {
      this.#ints += value;
      if (!Number.isSafeInteger(this.#ints)) this.#flush();
    } else if (typeof value === 'bigint') {
      this.#hasLong = true;
      this.#longs += value;
    } else {
      refuseDecimal(value);
      this.#hasDouble = true;
      this.#addDouble(toNumber(value));
    }
  }

  /** Loses no small numbers (Neumaier), as MongoDB's DoubleDoubleSummation. */
  #addDouble(n: number): void {
    const sum = this.#doubles + n;
    if (Number.isFinite(sum))
      this.#correction +=
        Math.abs(this.#doubles) >= Math.abs(n) ? this.#doubles - sum + n : n - sum + this.#doubles;
    this.#doubles = sum;
  }

  // An int32 on top of a safe integer is still exact.
  #flush(): void {
    this.#longs += BigInt(this.#ints);
    this.#ints = 0;
  }

  sum(): Value {
    this.#flush();
    if (this.#hasDouble || BigInt.asIntN(64, this.#longs) !== this.#longs)
      return toDouble(this.#double());
    const small = Number(this.#longs);
    return isInt32(small) && !this.#hasLong ? small : this.#longs;
  }

  /** The sum as a double, to be taken once. */
  #double(): number {
    const rounded = Number(this.#longs);
    this.#addDouble(rounded);
    this.#addDouble(Number(this.#longs - BigInt(rounded)));
    return this.#doubles + this.#correction;
  }
}

class Sum implements Accumulator {
  readonly #total = new Total();

  add(value: Maybe): void {
    if (isNumeric(value)) this.#total.add(value);
  }

  result(): Value {
    return this.#total.sum();
  }
}

/** The greatest value; null and missing ones don't count. */
class Greatest implements Accumulator {
  #best: Maybe;

  add(value: Maybe): void {
    if (value === undefined || value === null) return;
    if (this.#best === undefined || compareValues(value, this.#best) > 0) this.#best = value;
  }

  result(): Value {
    return this.#best ?? null;
  }
}

/** https://www.mongodb.com/docs/manual/reference/operator/aggregation/group/#accumulator-operator */
export const accumulators: ReadonlyMap<string, () => Accumulator> = new Map<
  string,
  () => Accumulator
>([
  ['$sum', () => new Sum()],
  ['$max', () => new Greatest()],
]);
