import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const backupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBackups: build.query({ ...call('GET /api/admin/backups'), providesTags: ['Backup'] }),
    makeBackup: build.mutation({
      ...call('POST /api/admin/backups'),
      invalidatesTags: ['Backup'],
    }),
  }),
});

export const { useGetBackupsQuery, useMakeBackupMutation } = backupsApi;
