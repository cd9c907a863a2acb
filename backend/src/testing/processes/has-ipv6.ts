import { networkInterfaces } from 'node:os';

/** Whether this machine has the address ::1; containers often do not. */
export const hasIpv6 = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .some(({ address }) => address === '::1');
