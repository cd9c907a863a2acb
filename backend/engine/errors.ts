/** MongoDB's numbers and names for the errors of this engine. */
export const ErrorCode = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  CommandFailed: 125,
  ExceededMemoryLimit: 146,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  QueryFeatureNotAllowed: 224,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  NotImplemented: 238,
  DataCorruptionDetected: 246,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  TransactionTooLarge: 257,
  TooManyLogicalSessions: 261,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  OutOfDiskSpace: 14031,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  KeyTooLong: 17280,
  Interrupted: 11601,
} as const;

const names = new Map<number, string>(
  Object.entries(ErrorCode).map(([name, code]) => [code, name]),
);

/** The name that goes with a code: `codeName` in a reply. Numbers without a name are `Location<n>`. */
export const codeName = (code: number): string => names.get(code) ?? `Location${code}`;

/** A refusal the client is told about, with MongoDB's own code. */
export class CommandError extends Error {
  readonly code: number;
  /** Further fields of the reply or write error, such as keyPattern and keyValue. */
  readonly info: Record<string, unknown>;

  constructor(code: number, message: string, info: Record<string, unknown> = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.info = info;
  }
}

/** A refusal because this engine lacks something that MongoDB has (238 NotImplemented). */
export const notImplemented = (what: string): CommandError =>
  new CommandError(
    ErrorCode.NotImplemented,
    `${what} is not supported by the embedded database; see its README for what is.`,
  );

/** The refusal of every write while the disk takes no more (14031 OutOfDiskSpace). */
export const outOfDiskSpace = (): CommandError =>
  new CommandError(
    ErrorCode.OutOfDiskSpace,
    'The disk is full: nothing was written. Free some space and try again.',
  );

export const badValue = (message: string): CommandError =>
  new CommandError(ErrorCode.BadValue, message);
export const failedToParse = (message: string): CommandError =>
  new CommandError(ErrorCode.FailedToParse, message);
export const typeMismatch = (message: string): CommandError =>
  new CommandError(ErrorCode.TypeMismatch, message);

export type EngineErrorCode =
  | 'data-folder-in-use'
  | 'data-folder-not-writable'
  | 'data-file-damaged'
  | 'data-file-too-new'
  | 'disk-full'
  | 'engine-failed';

/** Why the engine could not start (or had to stop). The message is written for the owner of the data. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
  }
}
