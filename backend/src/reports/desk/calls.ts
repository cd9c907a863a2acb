import type { deskCalls } from '@book-store/contract/reports/desk/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';

export const desk = ({ areas, now, backups }: RouteDeps): Implementation<typeof deskCalls> => ({
  'GET /api/admin/desk': async ({ caller, shop }) => {
    const declared = areas
      .flatMap((area) => area.desk ?? [])
      .filter(({ forOwners }) => !forOwners || caller.role === 'owner');
    const found = await Promise.all(
      declared.map(async ({ name, find }) => ({
        name,
        ...(await find({ now: now(), shop, backups })),
      })),
    );
    const lines = found
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => ageOf(one) - ageOf(other))
      .map(({ since, ...line }) => ({ ...line, ...(since && { since: since.toISOString() }) }));
    return { body: { lines } };
  },
});

const ageOf = ({ since }: { since?: Date | undefined }) =>
  since?.getTime() ?? Number.MAX_SAFE_INTEGER;
