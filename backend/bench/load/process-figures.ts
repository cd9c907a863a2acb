import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in bytes, or what of it is no mapped file; undefined if unknown. */
export function memoryOf(pid: number | undefined, kind: 'VmRSS' | 'RssAnon'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${kind}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

/** Returns the resident memory of processes in bytes; what they share counts once. Undefined if unknown. */
export function residentBytesOfAll(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return sum + Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) * 1024;
    }, 0);
  } catch {
    return undefined;
  }
}

/** Returns how much of a file that a process has mapped is in memory, in bytes; 0 if unknown. */
export function mappedBytesOf(pid: number | undefined, file: string): number {
  try {
    const maps = readFileSync(`/proc/${pid}/smaps`, 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m);
    const own = maps.filter((map) => map.split('\n')[0]?.endsWith(`/${file}`));
    const sizes = own.map((map) => Number(/Rss:\s+(\d+) kB/.exec(map)?.[1]) * 1024);
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}

/** Returns the CPU time of a process in milliseconds. The kernel counts hundredths of a second. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/** Returns the processes that a process has started; none if unknown. */
export function childrenOf(pid: number | undefined): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children ? children.split(' ').map(Number) : [];
  } catch {
    return [];
  }
}
