export interface Figures {
  name: string;
  p50: number;
  p99: number;
  perSecond: number;
  goal?: { text: string; met: boolean };
}

/** Runs `work` again and again from several clients; times in milliseconds. */
export async function measure(
  name: string,
  {
    clients = 1,
    times,
    work,
  }: { clients?: number; times: number; work: (i: number) => Promise<unknown> },
): Promise<Figures> {
  // The first rounds compile and fill caches; they are not what a running shop sees.
  for (let i = 0; i < Math.min(times, 300 * clients); i += clients)
    await Promise.all(Array.from({ length: clients }, (_, client) => work(1_000_000 + i + client)));
  const durations: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < times) {
        const i = next++;
        const start = performance.now();
        await work(i);
        durations.push(performance.now() - start);
      }
    }),
  );
  const elapsed = performance.now() - began;
  durations.sort((a, b) => a - b);
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return { name, p50: at(0.5), p99: at(0.99), perSecond: (durations.length / elapsed) * 1000 };
}

export function withGoal(
  figures: Figures,
  text: string,
  met: (figures: Figures) => boolean,
): Figures {
  return { ...figures, goal: { text, met: met(figures) } };
}

export function print({ name, p50, p99, perSecond, goal }: Figures): void {
  const verdict = goal ? `  ${goal.met ? 'met' : 'NOT MET'}: ${goal.text}` : '';
  const columns = [
    p50.toFixed(2).padStart(9),
    p99.toFixed(2).padStart(9),
    perSecond.toFixed(0).padStart(9),
  ];
  console.log(`${name.padEnd(52)}${columns.join('')}${verdict}`);
}
