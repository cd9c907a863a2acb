import { makingTheSame } from '../bson/made-values.ts';
import { roughBytes } from '../bson/size.ts';
import { type Document, documentOf, newDocument } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { any, bool, type FieldType, long, object, string } from '../schema/field-types.ts';
import { optional, parse, required, struct } from '../schema/schema.ts';
import type { Step, Transaction } from '../sessions/transaction.ts';
import { cursorSession } from '../sessions/transaction-table.ts';
import { WholeResults } from '../sessions/whole-results.ts';
import { type Command, type CommandContext, defineCommand, type Reply } from './command.ts';
import { WRITE_CONCERN } from './generic-arguments.ts';

/** https://www.mongodb.com/docs/manual/core/transactions-operations/ */
const READS = new Set(['aggregate', 'distinct', 'find']);
const WRITES = new Set(['create', 'createIndexes', 'delete', 'findAndModify', 'insert', 'update']);
/** They read what has been found before. */
const OF_CURSORS = new Set(['getMore', 'killCursors']);
const ENDS = new Set(['commitTransaction', 'abortTransaction']);

const invalid = (why: string) => new CommandError(ErrorCode.InvalidOptions, why);
const refused = (why: string) =>
  new CommandError(ErrorCode.OperationNotSupportedInTransaction, why);

/** They are all the same here: no transaction sees a part of another one. */
const level: FieldType<string> = (value, path) => {
  const name = string(value, path);
  if (['local', 'majority', 'snapshot'].includes(name)) return name;
  throw invalid(`A transaction can't read ${name}: ${path} has to be local, majority or snapshot`);
};

const FIELDS = {
  txnNumber: required(long),
  startTransaction: optional(bool),
  autocommit: optional(bool),
  readConcern: optional(struct({ level: optional(level) })),
};
const NAMES = ['txnNumber', 'startTransaction', 'autocommit'];

/** Whether a command belongs to a transaction, or is a retryable write. */
export const isNumbered = (body: Document): boolean => NAMES.some((name) => name in body);

/** Runs a command of a transaction: begins one, adds to it, or ends it. */
export function runNumbered(command: Command, body: Document, context: CommandContext): Reply {
  const { name, session, engine } = context;
  const { txnNumber, startTransaction, autocommit, ...fields } = body;
  const numbers = documentOf({
    txnNumber,
    startTransaction,
    autocommit,
    readConcern: fields.readConcern,
  });
  const args = parse(FIELDS, numbers, name, { missing: ErrorCode.InvalidOptions });
  checkNumbers(args, session);
  const key = session as string;
  if (ENDS.has(name)) {
    const transaction = engine.transactions.find(key, args.txnNumber);
    return command.run(documentOf(fields), { ...context, transaction });
  }
  checkAllowed(context, fields, args.startTransaction === true);
  delete fields.readConcern;
  const transaction = args.startTransaction
    ? engine.transactions.begin(key, args.txnNumber)
    : engine.transactions.findOpen(key, args.txnNumber);
  const within = { ...context, transaction, session: cursorSession(key, args.txnNumber) };
  return OF_CURSORS.has(name)
    ? command.run(documentOf(fields), within)
    : runStep(command, documentOf(fields), within, transaction);
}

function runStep(
  command: Command,
  body: Document,
  context: CommandContext,
  transaction: Transaction,
): Document {
  const values = new Map();
  const step: Step = {
    writes: WRITES.has(context.name),
    bytes: roughBytes(body),
    run: (store) => {
      const results = new WholeResults();
      const engine = store === context.engine.store ? context.engine : { ...context.engine, store };
      // Nothing of it waits: its writes are a part of the one that runs.
      const run = () => command.run(body, { ...context, engine, cursors: results }) as Document;
      return { reply: makingTheSame(values, run), results };
    },
  };
  const { reply, results } = transaction.run(step);
  return results.replyFrom(context.cursors) ?? reply;
}

function checkNumbers(
  { autocommit, startTransaction }: { autocommit?: boolean; startTransaction?: boolean },
  session: string | undefined,
): void {
  if (session === undefined)
    throw invalid('Transaction number requires a session ID to also be specified');
  if (autocommit === undefined) {
    if (startTransaction !== undefined)
      throw invalid("'startTransaction' field requires 'autocommit' field to also be specified");
    throw new CommandError(
      ErrorCode.IllegalOperation,
      'Retryable writes are not supported by the embedded database; connect with retryWrites=false.',
    );
  }
  if (autocommit) throw invalid('Specifying autocommit=true is not allowed.');
  if (startTransaction === false)
    throw invalid('Specifying startTransaction=false is not allowed.');
}

function checkAllowed(
  { name, database }: CommandContext,
  fields: Document,
  isFirst: boolean,
): void {
  if (!READS.has(name) && !WRITES.has(name) && !OF_CURSORS.has(name))
    throw refused(`Cannot run '${name}' in a multi-document transaction.`);
  if (['admin', 'config', 'local'].includes(database))
    throw refused(`Cannot run command against the '${database}' database in a transaction.`);
  if (OF_CURSORS.has(name) && isFirst)
    throw refused(`Cannot run '${name}' as the first operation in a multi-document transaction.`);
  if ('readConcern' in fields && !isFirst)
    throw invalid('Only the first command in a transaction may specify a readConcern');
  if ('writeConcern' in fields)
    throw invalid('writeConcern is not allowed within a multi-statement transaction');
}

const END = { target: any, fields: { recoveryToken: optional(object), ...WRITE_CONCERN } };

const ending = (end: (transaction: Transaction, context: CommandContext) => Promise<void> | void) =>
  defineCommand(END, (_args, context) => {
    const { name, database, transaction } = context;
    if (database !== 'admin')
      throw new CommandError(
        ErrorCode.Unauthorized,
        `${name} may only be run against the admin database.`,
      );
    if (!transaction)
      throw new CommandError(ErrorCode.CommandFailed, `${name} must be run within a transaction`);
    return Promise.resolve(end(transaction, context)).then(newDocument);
  });

/** https://www.mongodb.com/docs/manual/reference/command/commitTransaction/ */
export const commitTransaction = ending((transaction) => transaction.commit());

/** https://www.mongodb.com/docs/manual/reference/command/abortTransaction/ */
export const abortTransaction = ending((transaction, { engine, session }) => {
  engine.transactions.findOpen(session as string, transaction.number).abort();
});
