import type { mongo } from 'mongoose';

export type QueryCosts = {
  /** Scans of whole collections. */
  scans: number;
  /** Results sorted in memory, for lack of an index. */
  sorts: number;
  /** Documents read. */
  read: number;
};

/** Totals since the embedded engine started. */
export async function queryCosts(db: mongo.Db): Promise<QueryCosts> {
  const { metrics } = await db.admin().command({ serverStatus: 1 });
  const { scannedObjects, collectionScans } = metrics.queryExecutor;
  return {
    scans: Number(collectionScans.total),
    sorts: Number(metrics.operation.scanAndOrder),
    read: Number(scannedObjects),
  };
}

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
