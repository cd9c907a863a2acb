import mongoose from 'mongoose';
import { z } from 'zod';

const count = z.coerce.number().optional().catch(undefined);
const ServerStatus = z.object({
  connections: z.object({ current: count }).optional(),
  /** For the embedded engine only. */
  storage: z.object({ commits: count, commitMs: count, fileBytes: count }).optional(),
});

/** The database's own metrics; a MongoDB may not provide all of them, or not to this user. */
type DatabaseStatus = {
  connections?: number | undefined;
  commits?: number | undefined;
  commitSeconds?: number | undefined;
  fileBytes?: number | undefined;
};

/** Empty if this user may not read the status. */
export async function readDatabaseStatus(): Promise<DatabaseStatus> {
  const reply = await mongoose.connection.db
    ?.admin()
    .command({ serverStatus: 1 })
    .catch(() => undefined);
  const { connections, storage } = ServerStatus.safeParse(reply).data ?? {};
  return {
    connections: connections?.current,
    commits: storage?.commits,
    commitSeconds: storage?.commitMs && storage.commitMs / 1000,
    fileBytes: storage?.fileBytes,
  };
}
