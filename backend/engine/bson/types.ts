/** BSON's number of each type; 0 stands for a field that is not there. */
export const Type = {
  MinKey: -1,
  Missing: 0,
  Double: 1,
  String: 2,
  Object: 3,
  Array: 4,
  Binary: 5,
  Undefined: 6,
  ObjectId: 7,
  Bool: 8,
  Date: 9,
  Null: 10,
  Regex: 11,
  DBPointer: 12,
  Code: 13,
  Symbol: 14,
  CodeWithScope: 15,
  Int: 16,
  Timestamp: 17,
  Long: 18,
  Decimal: 19,
  MaxKey: 127,
} as const;

/**
 * Of each type: the alias that $type and error messages use, and its place in MongoDB's order of types, which
 * is its type byte in encoded keys.
 * https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/
 */
const types: [type: number, alias: string, order: number][] = [
  [Type.MinKey, 'minKey', 1],
  [Type.Missing, 'missing', 4],
  [Type.Undefined, 'undefined', 4],
  [Type.Null, 'null', 5],
  [Type.Double, 'double', 10],
  [Type.Int, 'int', 10],
  [Type.Long, 'long', 10],
  [Type.Decimal, 'decimal', 10],
  [Type.String, 'string', 15],
  [Type.Symbol, 'symbol', 15],
  [Type.Object, 'object', 20],
  [Type.Array, 'array', 25],
  [Type.Binary, 'binData', 30],
  [Type.ObjectId, 'objectId', 35],
  [Type.Bool, 'bool', 40],
  [Type.Date, 'date', 45],
  [Type.Timestamp, 'timestamp', 47],
  [Type.Regex, 'regex', 50],
  [Type.DBPointer, 'dbPointer', 55],
  [Type.Code, 'javascript', 60],
  [Type.CodeWithScope, 'javascriptWithScope', 65],
  [Type.MaxKey, 'maxKey', 127],
];

export const aliasOfType = Object.fromEntries(types.map(([type, alias]) => [type, alias]));
export const orderOfType = Object.fromEntries(types.map(([type, , order]) => [type, order]));
export const typeOfAlias = new Map(types.map(([type, alias]) => [alias, type]));
typeOfAlias.delete('missing');
