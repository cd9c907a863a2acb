import type { RecordChange } from '../../platform/http/router/mount-routes.ts';

export const noRecords: RecordChange = { within: async () => {}, after: async () => {}, log() {} };
