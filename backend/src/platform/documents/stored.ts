import type { InferSchemaType, Types } from 'mongoose';

/** A schema's documents as `lean` reads them: optional fields are absent, at any depth, and never null. */
export type Stored<Schema> = Present<InferSchemaType<Schema>>;

type Whole = Date | Types.ObjectId | Uint8Array;

type Present<Value> = unknown extends Value
  ? Value
  : Value extends Whole
    ? Value
    : Value extends Types.DocumentArray<infer One>
      ? Present<One>[]
      : Value extends readonly (infer One)[]
        ? Present<One>[]
        : Value extends object
          ? { [Field in keyof Value]: Present<Exclude<Value[Field], null>> }
          : Value;
