import { compareValues } from '../bson/compare.ts';
import { refuseDecimal, toNumber } from '../bson/numbers.ts';
import { isInt32, isNumeric, type Maybe, toDouble, type Value } from '../bson/values.ts';

/** Takes the values of one group one by one and has a result at the end. */
export interface Accumulator {
  add(value: Maybe): void;
  result(): Value;
}

/** Sums doubles without losing the small ones (Neumaier), as MongoDB's DoubleDoubleSummation does. */
class DoubleSum {
  #sum = 0;
  #correction = 0;

  add(n: number): void {
    const next = this.#sum + n;
    if (Number.isFinite(next))
      this.#correction +=
        Math.abs(this.#sum) >= Math.abs(n) ? this.#sum - next + n : n - next + this.#sum;
    this.#sum = next;
  }

  get value(): number {
    return this.#sum + this.#correction;
  }
}

/** Sums numbers of all types but Decimal128: whole ones exactly, however many. */
class Total {
  #ints = 0;
  #longs = 0n;
  #doubles: DoubleSum | undefined;
  #hasLong = false;

  add(value: Value): void {
    if (typeof value === 'number' && isInt32(value)) {
      this.#ints += value;
      if (!Number.isSafeInteger(this.#ints)) this.#flush();
    } else if (typeof value === 'bigint') {
      this.#hasLong = true;
      this.#longs += value;
    } else {
      refuseDecimal(value);
      this.#doubles ??= new DoubleSum();
      this.#doubles.add(toNumber(value));
    }
  }

  // An int32 on top of a safe integer is still exact.
  #flush(): void {
    this.#longs += BigInt(this.#ints);
    this.#ints = 0;
  }

  sum(): Value {
    this.#flush();
    if (this.#doubles || BigInt.asIntN(64, this.#longs) !== this.#longs)
      return toDouble(this.double());
    const small = Number(this.#longs);
    return isInt32(small) && !this.#hasLong ? small : this.#longs;
  }

  double(): number {
    this.#flush();
    const sum = this.#doubles ?? new DoubleSum();
    const rounded = Number(this.#longs);
    sum.add(rounded);
    sum.add(Number(this.#longs - BigInt(rounded)));
    return sum.value;
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

class Average implements Accumulator {
  readonly #total = new Total();
  #count = 0;

  add(value: Maybe): void {
    if (!isNumeric(value)) return;
    this.#total.add(value);
    this.#count++;
  }

  result(): Value {
    return this.#count === 0 ? null : toDouble(this.#total.double() / this.#count);
  }
}

/** The least (direction 1) or greatest (-1) value; null and missing ones don't count. */
class Extreme implements Accumulator {
  readonly #direction: 1 | -1;
  #best: Maybe;

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  add(value: Maybe): void {
    if (value === undefined || value === null) return;
    if (this.#best === undefined || compareValues(value, this.#best) * this.#direction < 0)
      this.#best = value;
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
  ['$avg', () => new Average()],
  ['$min', () => new Extreme(1)],
  ['$max', () => new Extreme(-1)],
]);
