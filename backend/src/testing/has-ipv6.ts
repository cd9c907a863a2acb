import { networkInterfaces } from 'node:os';

/** Whether this machine can be reached at ::1; containers often cannot. */
export const hasIpv6 = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .some(({ address }) => address === '::1');
