import { type Document, isDocument, toName, type Value } from '../bson/values.ts';
import { CommandError, typeMismatch } from '../errors.ts';

/** The statements of a write command; all of it fails when one has a field MongoDB 7.0 doesn't know. */
export function checkedStatements(statements: Value[], where: string, known: string[]): Document[] {
  return statements.map((statement) => {
    if (!isDocument(statement)) throw typeMismatch(`BSON field '${where}' must hold objects`);
    for (const key of Object.keys(statement))
      if (!known.includes(key))
        throw new CommandError(40415, `BSON field '${where}.${toName(key)}' is an unknown field.`);
    return statement;
  });
}
