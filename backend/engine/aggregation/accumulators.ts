import { type CompareStrings, compareValues } from '../bson/compare.ts';
import { add, isWholeType, orDouble, toNumber } from '../bson/numbers.ts';
import { Decimal, isInt32, isNumeric, type Maybe, toDouble, type Value } from '../bson/values.ts';
import { notImplemented } from '../errors.ts';

/** Takes values one by one and has a result at the end. */
export interface SimpleAccumulator {
  add(value: Maybe): void;
  result(): Maybe;
}

/** Sums in doubles without losing the small ones (Neumaier), as MongoDB's DoubleDoubleSummation does. */
class FractionSum {
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

class Sum implements SimpleAccumulator {
  #whole: Value = 0;
  #fractions: FractionSum | undefined;

  add(value: Maybe): void {
    if (typeof value === 'number' && isInt32(value) && typeof this.#whole === 'number') {
      const sum = this.#whole + value;
      this.#whole = isInt32(sum) ? sum : BigInt(sum);
      return;
    }
    if (!isNumeric(value)) return;
    if (value instanceof Decimal) throw notImplemented('Decimal128 arithmetic');
    if (isWholeType(value)) {
      const before = this.#whole;
      this.#whole = orDouble(add(before, value), () => toNumber(before) + toNumber(value));
    } else {
      this.#fractions ??= new FractionSum();
      this.#fractions.add(toNumber(value));
    }
  }

  result(): Value {
    if (!this.#fractions) return this.#whole;
    this.#fractions.add(toNumber(this.#whole));
    const { value } = this.#fractions;
    this.#fractions.add(-toNumber(this.#whole));
    return toDouble(value);
  }
}

class Average implements SimpleAccumulator {
  readonly #sum = new Sum();
  #count = 0;

  add(value: Maybe): void {
    if (!isNumeric(value)) return;
    this.#sum.add(value);
    this.#count++;
  }

  result(): Value {
    return this.#count === 0 ? null : toDouble(toNumber(this.#sum.result()) / this.#count);
  }
}

/** The least (direction 1) or greatest (-1) value; null and missing ones don't count. */
class Extreme implements SimpleAccumulator {
  readonly #direction: 1 | -1;
  readonly #strings: CompareStrings;
  #best: Maybe;

  constructor(direction: 1 | -1, strings: CompareStrings) {
    this.#direction = direction;
    this.#strings = strings;
  }

  add(value: Maybe): void {
    if (value === undefined || value === null) return;
    if (
      this.#best === undefined ||
      compareValues(value, this.#best, this.#strings) * this.#direction < 0
    )
      this.#best = value;
  }

  result(): Value {
    return this.#best ?? null;
  }
}

const simple = {
  $sum: () => new Sum(),
  $avg: () => new Average(),
  $min: (strings: CompareStrings) => new Extreme(1, strings),
  $max: (strings: CompareStrings) => new Extreme(-1, strings),
} as const;

export type AccumulatorName = keyof typeof simple;
export const isAccumulatorName = (name: string): name is AccumulatorName =>
  Object.hasOwn(simple, name);

export const createAccumulator = (
  name: AccumulatorName,
  strings: CompareStrings,
): SimpleAccumulator => simple[name](strings);
