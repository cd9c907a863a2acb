import type { mongo } from 'mongoose';

/** What queries have cost the database. */
export type QueryCosts = {
  /** Scans of whole collections. */
  scans: number;
  /** Results that had to be sorted, because no index had them in order. */
  sorts: number;
  /** Documents that were read. */
  read: number;
};

/** Returns what the embedded engine's queries have cost since its start. */
export async function queryCosts(db: mongo.Db): Promise<QueryCosts> {
  const { metrics } = await db.admin().command({ serverStatus: 1 });
  const { scannedObjects, collectionScans } = metrics.queryExecutor;
  return {
    scans: Number(collectionScans.total),
    sorts: Number(metrics.operation.scanAndOrder),
    read: Number(scannedObjects),
  };
}

/** Returns what the queries of `work` cost. */
export async function costOf(db: mongo.Db, work: () => Promise<unknown>): Promise<QueryCosts> {
  const before = await queryCosts(db);
  await work();
  const after = await queryCosts(db);
  return {
    scans: after.scans - before.scans,
    sorts: after.sorts - before.sorts,
    read: after.read - before.read,
  };
}
