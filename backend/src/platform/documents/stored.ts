import type { InferSchemaType } from 'mongoose';

/** What a schema stores: a field that is not required is absent, and never null. */
export type Stored<Schema> = {
  [Field in keyof InferSchemaType<Schema>]: Exclude<InferSchemaType<Schema>[Field], null>;
};
