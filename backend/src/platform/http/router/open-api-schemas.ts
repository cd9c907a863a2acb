import { z } from 'zod';

type Json = Record<string, unknown>;

/** The named schemas of the document. */
export type Schemas = ReturnType<typeof createSchemas>;

/** Collects schemas by id (`.meta({ id })`), or by the given names. */
export function createSchemas(names: ReadonlyMap<unknown, string>) {
  const all: Json = {};

  /** Throws if the name is taken by another schema, or by the same one as a request and as a reply. */
  function list(name: string, json: unknown): void {
    if (name in all && JSON.stringify(all[name]) !== JSON.stringify(json))
      throw new Error(`Two schemas are called ${name}.`);
    all[name] = json;
  }

  /** Returns a schema in wire format; nested schemas with an id become references. */
  function toJson(schema: z.ZodType, isRequest: boolean): Json {
    const { $schema: _default, ...written } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      // Replies have no members that their schema does not name.
      override: ({ zodSchema: { _zod }, jsonSchema }) => {
        if (
          !isRequest &&
          _zod.def.type === 'object' &&
          !('catchall' in _zod.def && _zod.def.catchall)
        )
          jsonSchema.additionalProperties = false;
      },
    });
    const { $defs = {}, ...json } = JSON.parse(
      JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/'),
    );
    for (const [name, one] of Object.entries($defs)) list(name, one);
    return json;
  }

  /** Returns a reference to a named schema or to a list of them; any other schema itself. */
  function refTo(schema: z.ZodType, isRequest: boolean): Json {
    const name = names.get(schema);
    if (name) return ref(name);
    const element = names.get(elementOf(schema));
    return element ? { type: 'array', items: ref(element) } : toJson(schema, isRequest);
  }

  const add = (name: string, schema: z.ZodType, isRequest: boolean): void =>
    list(name, toJson(schema, isRequest));

  return { all, add, toJson, refTo };
}

export const elementOf = (schema: z.ZodType): unknown =>
  schema instanceof z.ZodArray ? schema.element : undefined;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
