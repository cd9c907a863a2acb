import type { RecordChange } from '../../platform/http/router/mount-routes.ts';

/** Records nothing. */
export const noRecords: RecordChange = { within: async () => {}, after: async () => {}, log() {} };
