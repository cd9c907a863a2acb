import { CommandError, ErrorCode, notImplemented } from '../errors.ts';

/** What MongoDB 7.0 has and this engine does not: refused by name, so that nothing is approximated. */
const names = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\w+/g)?.map((name) => `$${name}`));

const STAGES = names(`
  bucket bucketAuto changeStreamSplitLargeEvent collStats currentOp densify facet fill geoNear
  graphLookup indexStats listSampledQueries listSearchIndexes listSessions lookup planCacheStats
  querySettings rankFusion redact sample search searchMeta setWindowFields
  shardedDataDistribution vectorSearch
`);

const ACCUMULATORS = names(`
  accumulator addToSet bottom bottomN first firstN function last lastN maxN median mergeObjects
  minN percentile push stdDevPop stdDevSamp top topN
`);

const EXPRESSIONS = names(`
  abs accumulator acos acosh add allElementsTrue and anyElementTrue arrayElemAt arrayToObject asin
  asinh atan atan2 atanh avg binarySize bitAnd bitNot bitOr bitXor bsonSize ceil cmp concat
  concatArrays cond convert cos cosh dateAdd dateDiff dateFromParts dateFromString dateSubtract
  dateToParts dateToString dateTrunc dayOfWeek dayOfYear degreesToRadians divide exp filter first
  firstN floor function getField hour ifNull in indexOfArray indexOfBytes indexOfCP isArray
  isNumber isoDayOfWeek isoWeek isoWeekYear last lastN let ln log log10 ltrim map max maxN median
  mergeObjects meta millisecond min minN minute mod multiply not objectToArray or percentile pow
  radiansToDegrees range reduce regexFind regexFindAll regexMatch replaceAll replaceOne
  reverseArray round rtrim sampleRate second setDifference setEquals setIntersection setIsSubset
  setUnion shift sin sinh size slice sortArray split sqrt stdDevPop stdDevSamp strLenBytes
  strLenCP strcasecmp substr substrBytes substrCP subtract sum switch tan tanh toBool toDate
  toDecimal toDouble toHashedIndexKey toInt toLong toLower toObjectId toString toUUID toUpper trim
  trunc tsIncrement tsSecond type unsetField week zip
`);

const VARIABLES = names('CLUSTER_TIME DESCEND KEEP NOW PRUNE REMOVE SEARCH_META USER_ROLES');

/** Returns the refusal of a stage that this engine has not. */
export function unknownStage(name: string): CommandError {
  if (name === '$changeStream')
    return new CommandError(40573, 'The $changeStream stage is only supported on replica sets');
  return STAGES.has(name)
    ? notImplemented(`The pipeline stage ${name}`)
    : new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** Returns the refusal of an accumulator that this engine has not. */
export const unknownAccumulator = (name: string): CommandError =>
  ACCUMULATORS.has(name)
    ? notImplemented(`The accumulator ${name}`)
    : new CommandError(15952, `unknown group operator '${name}'`);

/** Returns the refusal of an expression that this engine has not. */
export const unknownExpression = (name: string): CommandError =>
  EXPRESSIONS.has(name)
    ? notImplemented(`The expression ${name}`)
    : new CommandError(ErrorCode.InvalidPipelineOperator, `Unrecognized expression '${name}'`);

/** Returns the refusal of a variable that this engine has not. */
export const unknownVariable = (name: string): CommandError =>
  VARIABLES.has(`$${name}`)
    ? notImplemented(`The variable $$${name}`)
    : new CommandError(17276, `Use of undefined variable: ${name}`);
