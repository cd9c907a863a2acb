import type { accountExportCalls } from '@book-store/contract/reports/account-export/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';

/** A copy of what all areas store about an account. */
export const accountExport = ({
  areas,
  limits,
  now,
  publicUrl = '',
}: RouteDeps): Implementation<typeof accountExportCalls> => ({
  'GET /api/account/export': {
    before: ({ caller }) => limits.accountExports(caller.uid),
    run: async ({ caller, shop }) => {
      const { uid, email, emailVerified = false, name } = caller;
      const stored = areas.flatMap(({ personalData = [] }) => personalData);
      const parts = await Promise.all(
        stored.map((data) => data.export?.(caller, { publicUrl, shop })),
      );
      const account = { uid, email, emailVerified, name };
      const body = Object.assign({ exportedAt: now(), account }, ...parts);
      return { body, headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' } };
    },
  },
});
