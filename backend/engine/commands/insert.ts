import { documentOf } from '../bson/values.ts';
import { bool, boolOrNumber, collectionName, object } from '../schema/field-types.ts';
import { arrayOf, optional, required, withDefault } from '../schema/schema.ts';
import { withId } from '../update/document-id.ts';
import { stampZeros } from '../update/stamp-zeros.ts';
import { defineCommand } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';
import { checkBatch, runStatements } from './statements.ts';

/** https://www.mongodb.com/docs/manual/reference/command/insert/ */
export const insert = defineCommand(
  {
    target: collectionName,
    fields: {
      documents: required(arrayOf(object)),
      ordered: withDefault(bool, true),
      bypassDocumentValidation: optional(boolOrNumber),
      ...WRITE_CONCERN,
    },
  },
  ({ target, documents, ordered }, { engine: { store }, database }) => {
    checkBatch(documents);
    return store.write(() => {
      const collection = store.ensure(database, target);
      let n = 0;
      const writeErrors = runStatements(documents, ordered, (document) => {
        stampZeros(document);
        collection.insert(withId(document));
        n++;
      });
      return documentOf({ n, writeErrors });
    });
  },
);
